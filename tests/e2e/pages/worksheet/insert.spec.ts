import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const lineOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('What a sheet can hold is found by a slash, and names by Tab', async ({ page }) => {
  await page.goto('/worksheet');
  const list = page.getByRole('listbox', { name: 'Add to the sheet' });

  await test.step('The caret is in the first line, and nothing is saved until something is typed', async () => {
    await expect(page.getByRole('textbox', { name: 'Line 1' })).toBeFocused();
    await expect(page.getByText('Nothing to save yet')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.type('speed = 12/5');
    await page.keyboard.press('Enter');
    await lineOf(page, 'Line 1').getByRole('button', { name: 'As a mixed number' }).click();
    await expect(lineOf(page, 'Line 1')).toContainText('2 2/5');
  });

  await test.step('The list is led by keys, and Escape keeps the slash', async () => {
    await page.getByRole('textbox', { name: 'Line 2' }).click();
    await page.keyboard.type('/');
    await expect(list.getByRole('option')).toHaveCount(8);
    await expect(page.getByRole('textbox', { name: 'Line 2' })).toHaveAttribute('aria-activedescendant', /./);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Line 2' })).toHaveText('/');
    await page.keyboard.type('ta');
    await expect(list.getByRole('option', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('t');
    await expect(lineOf(page, 'Table 2').getByRole('textbox', { name: 'Name of column 1' })).toHaveValue('t');
  });

  await test.step('Tab completes a name and leads on from a finished one, and brackets close', async () => {
    await page.getByRole('button', { name: 'Add a line' }).click();
    const line = page.getByRole('textbox', { name: 'Line 3' });
    await page.keyboard.type('sq');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox', { name: 'Names that fit' })).toContainText('square root');
    await page.keyboard.type('rt');
    await page.keyboard.press('Tab');
    await expect(line).not.toBeFocused();
    await line.click();
    await page.keyboard.type('(sp');
    await page.keyboard.press('Tab');
    await page.keyboard.type(') * 2');
    await expect(line).toHaveText('sqrt(speed) * 2');
    await expect(lineOf(page, 'Line 3')).toContainText('3.09839');
  });
});
