import { lineTrouble } from '@/tests/support/services/line-trouble';
import { expect, test } from '@/tests/support/test';
import { joinCall } from '../support/join-call';
import { lineOf, sheetOf, showSheet } from './support/sheet-in-call';

test('What two people write without a connection meets when it is back', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(lineTrouble('livekit', 'firestore', 'database'), 'The test takes both off the network.');
  problems.allow(/ERR_INTERNET_DISCONNECTED/, 'The browser says so of whatever a page asks for meanwhile.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const pages = await Promise.all([openAs(emmy), openAs(ada)]);
  const [emmyPage, adaPage] = pages;
  for (const page of pages) {
    await joinCall(page, room);
    await showSheet(page);
  }
  await sheetOf(emmyPage).getByRole('button', { name: 'Add a line' }).click();
  await emmyPage.keyboard.type('m = 2 kg');
  await expect(lineOf(adaPage, 1)).toContainText('m = 2 kg');
  // Her editor is here before the line goes.
  await lineOf(adaPage, 1).getByRole('textbox').click();
  await expect(lineOf(emmyPage, 1)).toContainText('Ada Lovelace writes here');

  await test.step('Both write in the same line and in lines of their own, each for themselves', async () => {
    await Promise.all(pages.map((page) => page.context().setOffline(true)));
    for (const page of pages) await expect(sheetOf(page).getByText('Offline', { exact: true })).toBeVisible();
    await emmyPage.keyboard.press('End');
    await emmyPage.keyboard.type(' + 3 kg');
    await emmyPage.keyboard.press('Enter');
    await emmyPage.keyboard.type('F = m * 10 m/s^2');
    await expect(lineOf(emmyPage, 2)).toContainText('50 N');
    await adaPage.keyboard.press('Home');
    await adaPage.keyboard.type('M = ');
    await adaPage.keyboard.press('End');
    await adaPage.keyboard.press('Enter');
    await adaPage.keyboard.type('2 * 21');
    await expect(lineOf(adaPage, 2)).toContainText('42');
    for (const page of pages) await expect(sheetOf(page).getByText(/changes? waits?$/)).toBeVisible();
  });

  await test.step('Back on the network, both pages have everything, and nothing waits', async () => {
    await Promise.all(pages.map((page) => page.context().setOffline(false)));
    for (const page of pages) {
      await expect(lineOf(page, 1)).toContainText('M = m = 2 kg + 3 kg');
      const sources = sheetOf(page).getByRole('textbox');
      await expect(sources.filter({ hasText: 'F = m * 10 m/s^2' })).toHaveCount(1);
      await expect(sources.filter({ hasText: '2 * 21' })).toHaveCount(1);
      await expect(sheetOf(page).getByText('Saved', { exact: true })).toBeVisible();
    }
    // Both have the lines in the same order.
    const words = await Promise.all(pages.map((page) => sheetOf(page).getByRole('textbox').allInnerTexts()));
    expect(words[1]).toEqual(words[0]);
  });
});
