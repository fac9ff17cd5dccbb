import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

test('A template goes out as a file, and comes back in one step of undo', async ({ page }) => {
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Use the template Two resistors' }).click();
  const lines = page.getByRole('group', { name: /^Line \d+$/ });
  await expect(lines).toHaveCount(7);
  await expect(lines.nth(3)).toContainText('132');

  await page.getByRole('button', { name: 'Export and import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export and import' });
  await expect(dialog.getByText('With the results as they are now.')).toBeVisible();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Markdown' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Untitled sheet.md');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('R = R1 R2/(R1 + R2)\n```\n= 132 Ω');

  await dialog
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'lab.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('time,note\n0.1,first\n0.2,second\n'),
    });
  await expect(dialog.getByText('1 cell was added. Undo takes all of it back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const table = page.getByRole('group', { name: 'Table 8' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table).toContainText('second');
  await page.getByRole('button', { name: 'Undo my last change' }).click();
  await expect(table).toHaveCount(0);
  await expect(lines).toHaveCount(7);
});
