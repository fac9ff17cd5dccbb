import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';

const lineOf = (page: Page, number: number) =>
  page.getByRole('group', { name: `Line ${String(number)}`, exact: true });

test('A sheet of one’s own is written on one device and goes on on another', async ({
  openAs,
  makePerson,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const desk = await openAs(emmy);
  const phone = await openAs(emmy, { viewport: { width: 390, height: 844 } });
  await desk.goto('/worksheets');
  await desk.getByRole('button', { name: 'New sheet' }).click();
  await desk.getByRole('button', { name: 'Add a line' }).click();
  await desk.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
  await expect(lineOf(desk, 1)).toContainText('23.5 N');

  await test.step('The other device lists it and opens it as it is', async () => {
    await phone.goto('/worksheets');
    await phone.getByRole('link', { name: /Untitled sheet/ }).click();
    await expect(lineOf(phone, 1)).toContainText('23.5 N');
  });

  await test.step('Each sees at once what the other types', async () => {
    await desk.keyboard.press('Enter');
    await desk.keyboard.type('F / 2');
    await expect(lineOf(phone, 2)).toContainText('11.8 N');
    await phone.getByRole('button', { name: 'Add a line' }).click();
    await phone.keyboard.type('3 * 14');
    await expect(lineOf(desk, 3)).toContainText('42');
  });
});
