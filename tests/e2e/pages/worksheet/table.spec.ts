import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const tableOf = (page: Page) => page.getByRole('group', { name: 'Table 1' });
const rowOf = (page: Page, row: number) => tableOf(page).getByRole('row').nth(row);

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('A table is pasted from a spreadsheet, calculates, and is changed by keys', async ({ page }) => {
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Add a line' }).click();

  await test.step('What a spreadsheet copies becomes a table', async () => {
    await paste(page, 't (s)\ts (m)\r\n1\t2.5\r\n2\t5.1\r\n3\t7.2\r\n');
    await expect(tableOf(page).getByRole('row')).toHaveCount(4);
    await expect(rowOf(page, 0)).toContainText('in m');
  });

  await test.step('A new column calculates row by row', async () => {
    await tableOf(page).getByRole('button', { name: 'Add a column' }).click();
    await page.keyboard.type('v = s/t');
    await expect(rowOf(page, 2)).toContainText('2.55');
  });

  await test.step('A line below knows its columns', async () => {
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('mean(v) to 3 sf');
    await expect(page.getByRole('group', { name: 'Line 2', exact: true })).toContainText('2.48');
    await expect(rowOf(page, 0)).toContainText('in m/s');
  });

  await test.step('Keys lead through the fields, and a field is one step of undo', async () => {
    await rowOf(page, 3).getByRole('textbox', { name: 's, row 3' }).click();
    await page.keyboard.press('Enter');
    await expect(tableOf(page).getByRole('row')).toHaveCount(5);
    await page.keyboard.type('9.8');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('4');
    await expect(rowOf(page, 4)).toContainText('2.45');
    await page.keyboard.press('Control+z');
    await expect(rowOf(page, 4)).not.toContainText('2.45');
    await expect(rowOf(page, 4)).toContainText('9.8');
  });

  await test.step('Tab in the last field adds a row, and Enter after Tabs begins the next', async () => {
    await rowOf(page, 4).getByRole('textbox', { name: 's, row 4' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9.1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('6');
    await expect(rowOf(page, 5)).toContainText('59.1');
    await expect(page.getByRole('textbox', { name: 't, row 6' })).toHaveValue('6');
    for (const row of [6, 5]) {
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menuitem', { name: `Delete row ${String(row)}` }).click();
    }
    await expect(tableOf(page).getByRole('row')).toHaveCount(5);
    await rowOf(page, 4).getByRole('textbox', { name: 's, row 4' }).click();
  });

  await test.step('An empty field between others is marked, and the row can go', async () => {
    await expect(tableOf(page)).toContainText('The lists differ in length');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Delete row 4' }).click();
    await expect(tableOf(page).getByRole('row')).toHaveCount(4);
    await expect(tableOf(page)).not.toContainText('differ');
  });
  await expectNoAxeViolations(page);
});
