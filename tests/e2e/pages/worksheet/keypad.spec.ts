import { devices } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { expect, test } from '@/tests/support/test';

const { viewport, hasTouch, isMobile, userAgent } = devices['iPhone 13'];
test.use({ viewport, hasTouch, isMobile, userAgent });

test('On a phone a formula is written by the keypad, with names of the sheet', async ({ page }) => {
  await page.goto('/worksheet');
  await page.getByRole('button', { name: 'Add a line' }).tap();
  const keypad = page.getByRole('group', { name: 'Formula keys' });
  const press = async (...names: string[]) => {
    for (const name of names) await keypad.getByRole('button', { name, exact: true }).tap();
  };
  const line = (number: number) =>
    page.getByRole('group', { name: `Line ${String(number)}`, exact: true }).getByRole('textbox');

  await press('Greek', 'ω', 'Formula', '=', '2', 'Units', 'm', 'New line');
  await expect(line(1)).toContainText('omega equals 2 metres');
  await press('Formula', 'Square root', 'ω', 'Squared', 'Caret right', 'Times', '4', 'Erase', '3');
  await expect(line(2)).toHaveText('sqrt(ω^2) * 3');
  await expect(page.getByRole('group', { name: 'Line 2', exact: true })).toContainText('6 m');
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  await test.step('The keyboard of the phone is one press away, and the keys one press back', async () => {
    await expect(line(2)).toHaveAttribute('inputmode', 'none');
    await press('Keyboard of this device');
    await expect(line(2)).toHaveAttribute('inputmode', 'text');
    await page.keyboard.type(' / 2');
    await expect(page.getByRole('group', { name: 'Line 2', exact: true })).toContainText('3 m');
    await press('Formula keys');
    await press('1');
    await expect(line(2)).toHaveText('sqrt(ω^2) * 3 / 21');
  });

  await test.step('A line is deleted by its number', async () => {
    await page.getByRole('button', { name: 'Select Line 1' }).tap();
    await page.getByRole('toolbar', { name: 'Selected cells' }).getByRole('button', { name: 'Delete' }).tap();
    await expect(line(2)).toBeHidden();
  });
});
