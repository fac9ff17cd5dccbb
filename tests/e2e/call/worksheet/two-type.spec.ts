import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';
import { joinCall } from '../support/join-call';

const sheetOf = (page: Page) => page.getByRole('region', { name: 'Worksheet Sheet 1' });
const lineOf = (page: Page, number: number) =>
  sheetOf(page).getByRole('group', { name: `Line ${String(number)}`, exact: true });

test('Two people calculate on one sheet, each undoes their own, and a reload keeps it', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'participant' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await Promise.all([emmyPage, adaPage].map((page) => page.getByRole('radio', { name: 'Both' }).check()));

  await test.step('What one types is calculated on both pages', async () => {
    await sheetOf(emmyPage).getByRole('button', { name: 'Add a line' }).click();
    await emmyPage.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
    await expect(lineOf(emmyPage, 1)).toContainText('23.5 N');
    await expect(lineOf(adaPage, 1)).toContainText('F = 2.4 kg * 9.81 m/s^2');
    await expect(lineOf(adaPage, 1)).toContainText('23.5 N');
    await expect(lineOf(adaPage, 1).getByText('Emmy Noether writes here')).toBeAttached();
  });

  await test.step('The other uses the name, and an error is shown at its place', async () => {
    await sheetOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
    await adaPage.keyboard.type('a = F / 2.4 kg');
    await expect(lineOf(emmyPage, 2)).toContainText('9.81 m/s²');
    await adaPage.keyboard.press('Enter');
    await adaPage.keyboard.type('a + F');
    await expect(lineOf(emmyPage, 3)).toContainText('cannot be added');
  });

  await test.step('Each takes back only their own changes', async () => {
    // At rest the line is heard in words, and while it cannot be set it stands as typed.
    const uses = sheetOf(adaPage)
      .getByRole('group')
      .filter({ hasText: /a (?:=|equals) F/ });
    // How much one step takes back depends on the speed of typing.
    const pressUntil = (name: string, words: string) =>
      expect(async () => {
        await emmyPage.getByRole('button', { name }).click();
        await expect(uses).toContainText(words, { timeout: 1000 });
      }).toPass();
    await pressUntil('Undo my last change', 'Give F a value');
    await pressUntil('Redo my last change', '9.81 m/s²');
  });

  await test.step('One moves a slider, and the other sees it move', async () => {
    await sheetOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
    await adaPage.keyboard.type('k = 2');
    await lineOf(adaPage, 4).getByRole('button', { name: 'Make k a slider' }).click();
    await adaPage.getByRole('slider', { name: 'k' }).press('ArrowRight');
    await expect(lineOf(emmyPage, 4)).toContainText(/k (=|equals) 2\.05/);
    await expect(emmyPage.getByRole('slider', { name: 'k' })).toHaveAttribute('aria-valuenow', '2.05');
  });

  await test.step('A deleted line leaves its writer the words, and no letter turns a camera off', async () => {
    await sheetOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
    await adaPage.keyboard.type('v = 3 m/s');
    await expect(lineOf(emmyPage, 5)).toContainText('v = 3 m/s');
    await emmyPage.getByRole('button', { name: 'Select Line 5' }).click();
    await emmyPage.keyboard.press('Delete');
    const taken = sheetOf(adaPage).getByRole('group', { name: 'Your words from a deleted line' });
    await expect(taken).toContainText('Emmy deleted the line that you were writing in.');
    await adaPage.keyboard.type(' mv');
    await expect(adaPage.getByRole('button', { name: 'Turn camera off' })).toBeVisible();
    await expect(adaPage.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
    await taken.getByRole('button', { name: 'Put the line back' }).click();
    await expect(taken).toBeHidden();
    await expect(lineOf(emmyPage, 5)).toContainText(/v (=|equals) 3/);
  });

  await test.step('It is there after a reload', async () => {
    await expect(sheetOf(adaPage).getByText('Saved', { exact: true })).toBeVisible();
    await adaPage.reload();
    await joinCall(adaPage, room);
    await expect(lineOf(adaPage, 1)).toContainText('23.5 N');
  });
});
