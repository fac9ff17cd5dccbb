import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';

/** What the lines of a sheet say, from top to bottom. */
const expectLines = (page: Page, ...wanted: string[]) =>
  expect(page.getByRole('group', { name: /^(Line|Text|Heading) \d+$/ }).getByRole('textbox')).toHaveText(
    wanted,
  );

test('Lines are pasted, selected, moved, duplicated, deleted, found and folded by keys', async ({ page }) => {
  await page.goto('/worksheet');
  // The lines are compared by what was typed.
  await page.getByRole('button', { name: 'Lines' }).click();
  await page.getByRole('menuitemradio', { name: 'As typed' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('a = 1');

  await test.step('A pasted list becomes lines', async () => {
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'b = a + 1\nc = a + 2');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expectLines(page, 'a = 1', 'b = a + 1', 'c = a + 2');
  });

  await test.step('The pasted lines move together, and one undo takes the move back', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    await expectLines(page, 'b = a + 1', 'c = a + 2', 'a = 1');
    await page.keyboard.press('Control+z');
    await expectLines(page, 'a = 1', 'b = a + 1', 'c = a + 2');
  });

  await test.step('A press on a number selects while a line is written, and Delete takes the line', async () => {
    await page.getByRole('textbox', { name: 'Line 3' }).click();
    await page.getByRole('button', { name: 'Select Line 3' }).click();
    await page.keyboard.press('Delete');
    await expectLines(page, 'a = 1', 'b = a + 1');
    await page.keyboard.press('Control+z');
    await expectLines(page, 'a = 1', 'b = a + 1', 'c = a + 2');
  });

  await test.step('A line is duplicated and deleted by keys, and comes back', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Line 3' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+d');
    await expectLines(page, 'a = 1', 'b = a + 1', 'c = a + 2', 'c = a + 2');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByRole('toolbar', { name: 'Selected cells' })).toContainText('2 lines selected');
    await page.keyboard.press('Delete');
    await expectLines(page, 'a = 1', 'b = a + 1');
    await page.getByRole('button', { name: 'Undo my last change' }).click();
    await expectLines(page, 'a = 1', 'b = a + 1', 'c = a + 2', 'c = a + 2');
  });

  await test.step('Words are found and replaced', async () => {
    await page.getByRole('textbox', { name: 'Line 1' }).click();
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: 'Find' }).fill('c = a');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 2');
    await page.getByRole('textbox', { name: 'Replace by' }).fill('d = a');
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expectLines(page, 'a = 1', 'b = a + 1', 'd = a + 2', 'c = a + 2');
    await page.keyboard.press('Escape');
  });

  await test.step('The palette adds a heading, which folds what is below it', async () => {
    await page.getByRole('textbox', { name: 'Line 2' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Commands of the sheet' }).fill('add a head');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sums');
    await expectLines(page, 'a = 1', 'b = a + 1', 'Sums', 'd = a + 2', 'c = a + 2');
    await page.getByRole('button', { name: 'What is below Heading 1' }).click();
    await expectLines(page, 'a = 1', 'b = a + 1', 'Sums');
  });
});
