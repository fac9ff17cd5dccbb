import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { expect, test } from '@/tests/support/test';

const lineOf = (page: Page, number: number) =>
  page.getByRole('group', { name: `Line ${String(number)}`, exact: true });

test('A sheet without an account calculates, survives a closed tab and a hostile line', async ({ page }) => {
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
  await expect(lineOf(page, 1)).toContainText('23.5 N');

  await test.step('A line that would never end is stopped, and the others keep calculating', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('sum(k, k, 1, 10^12)');
    await expect(lineOf(page, 2)).toContainText('too');
    await page.keyboard.press('Enter');
    await page.keyboard.type('F / 2.4 kg');
    await expect(lineOf(page, 3)).toContainText('9.81 m/s²');
    await expectNoAxeViolations(page);
  });

  await test.step('What was typed just before the tab closed is there when it opens again', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('7 * 191');
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.setViewportSize({ width: 390, height: 844 });
    await next.goto('/worksheet');
    await expect(lineOf(next, 4)).toContainText('1337');
    await expectNoSidewaysScroll(next);
    await expectNoAxeViolations(next);
  });
});

test('A visitor tries the sheet of the start page, and finds it again as the own sheet', async ({ page }) => {
  await page.goto('/');
  const sheet = page.getByRole('region', { name: 'A ball thrown upwards' });
  const slider = sheet.getByRole('slider', { name: 'v', exact: true });
  await expect(slider).toHaveAttribute('aria-valuenow', '12');

  await test.step('Nobody who only looks keeps the example', async () => {
    await page.goto('/worksheet');
    await expect(page.getByText('Nothing to save yet')).toBeVisible();
    await page.goto('/');
  });

  await test.step('What is tried is kept', async () => {
    await slider.press('ArrowLeft');
    await expect(sheet).toContainText('6.74 m');
    await expectNoAxeViolations(page);
    await sheet.getByRole('link', { name: 'Open as a worksheet' }).click();
    await expect(page.getByRole('textbox', { name: 'Line 1', exact: true })).toContainText(
      'v equals 11.5 metres per second',
    );
    await expect(page.getByRole('heading', { name: 'A ball thrown upwards' })).toBeVisible();
  });
});
