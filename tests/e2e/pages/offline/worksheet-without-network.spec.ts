import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';

const lineOf = (page: Page, number: number) =>
  page.getByRole('group', { name: `Line ${String(number)}`, exact: true });

const isKept = async () => Boolean(await caches.match('/offline-kept/worksheet'));

test('The worksheet opens without a network, and keeps what is written there', async ({
  openAs,
  problems,
}) => {
  problems.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'The test takes the network away.');
  const page = await openAs(null, { serviceWorkers: 'allow' });
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('6 * 7');
  await expect(lineOf(page, 1)).toContainText('42');
  await expect.poll(() => page.evaluate(isKept), { timeout: 90_000 }).toBe(true);

  await test.step('Nothing but the worker has the files of the page', async () => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.clearBrowserCache');
    await page.context().setOffline(true);
  });
  await page.reload();
  await expect(lineOf(page, 1)).toContainText('42');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('7 * 8');
  await expect(lineOf(page, 2)).toContainText('56');

  await page.context().setOffline(false);
  await page.reload();
  await expect(lineOf(page, 2)).toContainText('56');
});
