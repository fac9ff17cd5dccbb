import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { lineTrouble } from '@/tests/support/services/line-trouble';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from '../support/at-phone-width';
import { joinCall } from '../support/join-call';
import { noticeOf } from '../support/notice-of';
import { lineOf, sheetOf, showSheet } from './support/sheet-in-call';

const chooseForSheet = async (page: Page, position: 'Yes' | 'Ask' | 'Off'): Promise<void> => {
  const shield = page.getByRole('complementary', { name: 'Shield' });
  await shield.getByRole('group', { name: 'Sheet' }).getByRole('radio', { name: position }).check();
};

test('Words outlive the right to write, own values disturb nobody, a host is followed', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(lineTrouble('livekit', 'firestore', 'database'), 'The test takes a page off the network.');
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|permission_denied/i,
    'It types there without the right to write.',
  );
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await Promise.all([emmyPage, adaPage].map(showSheet));
  await sheetOf(emmyPage).getByRole('button', { name: 'Add a line' }).click();
  await emmyPage.keyboard.type('k = 2');
  await emmyPage.keyboard.press('Enter');
  await emmyPage.keyboard.type('10 k');
  await expect(lineOf(adaPage, 2)).toContainText('20');

  await test.step('A learner types in the line that no host allows any more, and keeps the words', async () => {
    await sheetOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
    await adaPage.keyboard.type('100 k');
    await expect(lineOf(emmyPage, 3)).toContainText('200');
    await adaPage.context().setOffline(true);
    await expect(sheetOf(adaPage).getByText(/^(Offline|\d+ changes? waits?)$/)).toBeVisible();
    await adaPage.keyboard.type(' + 1');
    await expect(lineOf(adaPage, 3)).toContainText('201');
    await emmyPage.getByRole('button', { name: 'Shield' }).click();
    await chooseForSheet(emmyPage, 'Ask');
    // Until the server has answered, the words would still be let in.
    await expect(noticeOf(emmyPage, /^Sheet: /)).toBeVisible();
    await adaPage.context().setOffline(false);
    const left = sheetOf(adaPage).getByRole('group', { name: 'What you typed last' });
    await expect(left).toContainText('You can no longer write here.');
    await expect(lineOf(adaPage, 3)).toContainText(/100 k (\+|plus) 1/);
    await expect(left.getByRole('button', { name: 'Ask Emmy' })).toBeVisible();
    await expectNoAxeViolations(adaPage);
    await left.getByRole('button', { name: 'Keep as my own try' }).click();
    await expect(lineOf(adaPage, 3)).toContainText('201');
    await expect(lineOf(emmyPage, 3)).not.toContainText(/(\+|plus) 1/);
  });

  const own = sheetOf(adaPage).getByRole('group', { name: 'Your own try' });
  await test.step('What she tries is hers alone, and undo works in it', async () => {
    await lineOf(adaPage, 1).getByRole('textbox').click();
    await adaPage.keyboard.press('End');
    await adaPage.keyboard.type('5');
    await expect(lineOf(adaPage, 2)).toContainText('250');
    await sheetOf(adaPage).getByRole('button', { name: 'Undo my last change' }).click();
    await expect(lineOf(adaPage, 2)).toContainText('20');
    await sheetOf(adaPage).getByRole('button', { name: 'Redo my last change' }).click();
    await expect(lineOf(adaPage, 2)).toContainText('250');
    await expect(lineOf(emmyPage, 1)).toHaveText(/k (=|equals) 2(?!5)/);
    await expectAccessibleAtPhoneWidth(adaPage);
  });

  await test.step('The row says that the sheet has changed, and keeping it saves the question', async () => {
    await lineOf(emmyPage, 1).getByRole('textbox').click();
    await emmyPage.keyboard.press('End');
    await emmyPage.keyboard.type('7');
    await expect(own).toContainText('The sheet has changed since.');
    await own.getByRole('button', { name: 'Back to the sheet' }).click();
    const question = adaPage.getByRole('alertdialog', { name: 'Leave your own try' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await own.getByRole('button', { name: 'Keep in my worksheets' }).click();
    await expect(own).toContainText('Kept in your worksheets.');
    await own.getByRole('button', { name: 'Take the new one' }).click();
    await expect(lineOf(adaPage, 2)).toContainText('270');
    await own.getByRole('button', { name: 'Back to the sheet' }).click();
    await expect(own).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });

  await test.step('With the right back, the words that waited reach the room', async () => {
    await chooseForSheet(emmyPage, 'Yes');
    await expect(lineOf(emmyPage, 3)).toContainText(/100 k (\+|plus) 1/, { timeout: 35_000 });
  });

  await test.step('The host is followed, until the learner goes her own way', async () => {
    await sheetOf(emmyPage).getByRole('button', { name: 'Follow me' }).click();
    await adaPage.getByRole('button', { name: 'Follow', exact: true }).click();
    const row = sheetOf(adaPage).getByRole('group', { name: 'Following Emmy' });
    await expect(row).toContainText('You follow Emmy');
    await lineOf(adaPage, 1).getByRole('textbox').click();
    await adaPage.keyboard.type('0');
    await lineOf(emmyPage, 2).getByRole('textbox').click();
    await expect(row).toContainText('Emmy is at line 2');
    await row.getByRole('button', { name: 'Not now' }).click();
    await expect(row).toHaveCount(0);
  });
});
