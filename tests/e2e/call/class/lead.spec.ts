import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';
import { joinCall } from '../support/join-call';
import { noticeOf } from '../support/notice-of';

const pageOf = (page: Page) => page.getByRole('region', { name: 'Worksheet Sheet 1, your page' });
const shownOf = (page: Page) => page.getByRole('region', { name: 'Worksheet A page of the class' });

test('A learner is told that their page is shown, collected and handed back', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  for (const page of [emmyPage, adaPage]) {
    await joinCall(page, room);
    await page.getByRole('radio', { name: 'Both' }).check();
  }
  await emmyPage.getByRole('button', { name: 'Sheets of this room' }).click();
  await emmyPage.getByRole('menuitem', { name: /Hand out a page/ }).click();
  await expect(noticeOf(emmyPage, '1 learner has a page of Sheet 1.')).toBeVisible();
  // A caret in the shared sheet keeps her there.
  await adaPage.getByRole('radio', { name: 'Page', exact: true }).check();
  await pageOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
  await expect(pageOf(adaPage).getByRole('textbox', { name: 'Line 1', exact: true })).toBeFocused();
  await adaPage.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
  await emmyPage.getByRole('radio', { name: 'Wall' }).check();
  const cards = emmyPage.getByRole('list', { name: 'Learners with a page of Sheet 1' });
  // The card is calculated from what is stored of the page.
  await expect(cards).toContainText('9.81');
  await expect(cards).toContainText('1 line done');

  await test.step('Everybody sees the page, and its learner reads that it is theirs', async () => {
    await emmyPage.getByRole('button', { name: 'Show a page' }).click();
    await emmyPage.getByRole('button', { name: 'Show the page of Ada Lovelace' }).click();
    await emmyPage.getByRole('menuitem', { name: 'Without the name' }).click();
    await expect(shownOf(emmyPage)).toContainText('23.5 N');
    await expect(shownOf(emmyPage)).not.toContainText('Ada');
    await expect(adaPage.getByText('Emmy is showing your page, without your name.')).toBeVisible();
  });

  await test.step('The host stops, and both are where they were', async () => {
    await emmyPage.keyboard.press('Escape');
    await emmyPage.getByRole('button', { name: 'Stop showing' }).click();
    await expect(shownOf(emmyPage)).toHaveCount(0);
    await expect(adaPage.getByText('Emmy is showing your page')).toHaveCount(0);
  });

  await test.step('The pages are collected and come back with a sentence', async () => {
    await emmyPage.getByRole('button', { name: 'Collect' }).click();
    await expect(emmyPage.getByText(/The pages of Sheet 1 were collected \(/).first()).toBeVisible();
    await expect(pageOf(adaPage).getByRole('button', { name: 'Add a line' })).toHaveCount(0);
    await emmyPage.getByRole('button', { name: 'Hand back' }).click();
    const dialog = emmyPage.getByRole('dialog', { name: 'Hand Sheet 1 back' });
    await dialog.getByRole('textbox', { name: 'A sentence for everyone' }).fill('Look at the unit again.');
    await dialog.getByRole('button', { name: 'Hand back' }).click();
    await expect(pageOf(adaPage).getByRole('button', { name: 'Add a line' })).toBeVisible();
    await expect(adaPage.getByText('Look at the unit again.').first()).toBeVisible();
  });

  await test.step('The inbox of the learner keeps it', async () => {
    const elsewhere = await openAs(ada);
    await elsewhere.goto('/rooms');
    await elsewhere.getByRole('button', { name: /^Inbox/ }).click();
    await expect(elsewhere.getByText('Your page of Sheet 1 came back')).toBeVisible();
    await expect(elsewhere.getByText('Emmy Noether showed your page')).toBeVisible();
  });
});
