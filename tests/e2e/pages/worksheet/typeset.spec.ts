import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const lineOf = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Line ${String(number)}`, exact: true });

test('A line is set as mathematics, and written by pointer and by keys', async ({ page }) => {
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('a = 4; b = 9');
  await page.keyboard.press('Enter');
  await page.keyboard.type('v = sqrt(2 a b)');
  await expect(page.getByRole('group', { name: 'Line 2', exact: true })).toContainText(
    'Read as v = sqrt(2 * a * b)',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('derivative(t^3, t)');
  // An open list of names would take the arrow.
  await expect(lineOf(page, 3)).toHaveText('derivative(t^3, t)');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');

  await test.step('A line that is written shows its source, all others are mathematics', async () => {
    await expect(lineOf(page, 1)).toContainText('a equals 4; b equals 9');
    await expect(lineOf(page, 2)).toHaveText('v = sqrt(2 a b)');
    await expect(page.getByRole('group', { name: 'Line 3', exact: true })).toContainText('3 t squared');
  });

  await test.step('A press puts the caret beside the part that was pointed at', async () => {
    await lineOf(page, 1).click();
    await expect(lineOf(page, 2)).toContainText('v equals the square root of 2 a b');
    const part = lineOf(page, 2).locator('.katex-html').getByText('a', { exact: true });
    const box = await part.boundingBox();
    if (box === null) throw new Error('The formula is not in sight.');
    await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
    await page.keyboard.type('^2');
    await expect(lineOf(page, 2)).toHaveText('v = sqrt(2 a^2 b)');
    await expect(page.getByRole('group', { name: 'Line 2', exact: true })).toContainText('16.9706');
  });

  await test.step('It is copied as TeX, and shown as typed for a person who wants that', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('ArrowUp');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Line 2: actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as TeX', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('v = \\sqrt{2\\,a^{2}\\,b}');
    await page.getByRole('button', { name: 'Lines' }).click();
    await page.getByRole('menuitemradio', { name: 'As typed' }).click();
    await expect(lineOf(page, 3)).toHaveText('derivative(t^3, t)');
    await page.reload();
    await expect(lineOf(page, 3)).toHaveText('derivative(t^3, t)');
  });
});
