import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { expect, test } from '@/tests/support/test';

const lineOf = (page: Page, number: number) =>
  page.getByRole('group', { name: `Line ${String(number)}`, exact: true });

const readWorkerState = async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.state;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A page without a network says what still works, and opens when it is back', async ({
  openAs,
  problems,
}) => {
  problems.allow(/net::ERR_INTERNET_DISCONNECTED|status of 503/, 'The test takes the network away.');
  const page = await openAs(null, { ...phone, colorScheme: 'dark', serviceWorkers: 'allow' });
  await page.goto('/sign-in');
  const sheet = await page.context().newPage();
  await sheet.goto('/worksheet');
  // A page that was opened while the worker came is not behind it; the next opening is.
  await expect.poll(() => sheet.evaluate(readWorkerState), { timeout: 60_000 }).toBe('activated');
  await sheet.getByRole('button', { name: 'Add a line' }).click();
  await sheet.keyboard.type('6 * 7');
  await expect(lineOf(sheet, 1)).toContainText('42');

  await page.context().setOffline(true);
  await page.goto('/sign-up');
  const heading = page.getByRole('heading', { name: 'No connection to Chalktalk' });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^Last tried at \d\d:\d\d$/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toBeVisible();

  await test.step('A sheet that is being written on goes on, and keeps what is written', async () => {
    await sheet.keyboard.press('Enter');
    await sheet.keyboard.type('7 * 8');
    await expect(lineOf(sheet, 2)).toContainText('56');
  });

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await sheet.reload();
  await expect(lineOf(sheet, 2)).toContainText('56');
});
