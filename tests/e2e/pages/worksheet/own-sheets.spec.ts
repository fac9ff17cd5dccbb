import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

test('A sheet without an account goes into a room by signing up, and is listed', async ({ openAs }) => {
  const page = await openAs(null);
  const line = (number: number) => page.getByRole('group', { name: `Line ${String(number)}`, exact: true });
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
  await expect(line(1)).toContainText('23.5 N');

  await test.step('Signing up on the way leads back to the sheet, which is as it was', async () => {
    await page.getByRole('button', { name: 'Take it into a room' }).click();
    const { name, email, password } = newCredentials('Emmy Noether');
    await page.getByLabel('Name', { exact: true }).and(page.getByRole('textbox')).fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take it into a room' });
    await dialog.getByLabel('Name of the room').fill('Waves on a string');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Take it there' }).click();
    await expect(page).toHaveURL(/\/worksheets\/[^/]+\?room=/);
    await expect(line(1)).toContainText('23.5 N');
    await expectNoAxeViolations(page);
  });

  await test.step('The list names the room and the formula, beside a sheet of one’s own', async () => {
    await page.getByRole('link', { name: 'All worksheets' }).click();
    await expect(page.getByRole('listitem')).toContainText(['F = 2.4 kg * 9.81 m/s^2']);
    await expect(page.getByRole('listitem')).toContainText(['Waves on a string']);
    await page.getByRole('button', { name: 'New sheet' }).click();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('b = 440 Hz - 438 Hz');
    await expect(line(1)).toContainText('2 Hz');
    await page.getByRole('link', { name: 'All worksheets' }).click();
    const mine = page.getByRole('listitem').filter({ hasText: 'Mine' });
    await expect(mine).toContainText('b = 440 Hz - 438 Hz');
    await mine.getByRole('button', { name: 'Duplicate Untitled sheet' }).click();
    await expect(mine).toHaveCount(2);
    await page.getByRole('button', { name: 'Move Untitled sheet, copy to the bin' }).click();
    await expect(mine).toHaveCount(1);
    await page.getByRole('button', { name: 'Bin, 1' }).click();
    await page.getByRole('button', { name: 'Restore Untitled sheet, copy' }).click();
    await page.getByRole('button', { name: 'All sheets' }).click();
    await expect(mine).toHaveCount(2);
    await page.getByRole('searchbox').fill('440');
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });
});
