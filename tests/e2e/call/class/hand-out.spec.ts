import type { Page } from '@playwright/test';
import { readDatabase, writeDatabase } from '@/tests/support/api/database';
import type { TestRoom } from '@/tests/support/make/make-room';
import type { Person } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from '../support/at-phone-width';
import { joinCall } from '../support/join-call';
import { noticeOf } from '../support/notice-of';

const pageOf = (page: Page) => page.getByRole('region', { name: 'Worksheet Sheet 1, your page' });
const sheetOf = (page: Page) => page.getByRole('region', { name: 'Worksheet Sheet 1', exact: true });
type Beside = { room: TestRoom; learner: Person; host: Person };

/** Puts a note and a mark beside the second line, and the host among the readers, as the host's wall does. */
async function writeBeside(page: Page, { room, learner, host }: Beside): Promise<void> {
  const [handoutId] = Object.keys((await readDatabase(`handouts/${room.roomId}`)) as object);
  const line = pageOf(page).getByRole('group', { name: 'Line 2', exact: true });
  const cell = (await line.getAttribute('data-cell')) ?? '';
  const at = Date.now();
  await writeDatabase(`beside/${room.roomId}/${handoutId}/${learner.uid}`, {
    notes: { [cell]: { text: 'Which force is it?', by: host.uid, at } },
    looked: { [cell]: { by: host.uid, at } },
    readers: { [host.uid]: { at } },
  });
}

const showSheet = (page: Page) => page.getByRole('radio', { name: 'Both' }).check();

test('A host hands out pages, learners work on theirs, and a freeze keeps them', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await Promise.all([emmyPage, adaPage].map(showSheet));
  await sheetOf(emmyPage).getByRole('button', { name: 'Add a line' }).click();
  await expect(sheetOf(emmyPage).getByRole('textbox', { name: 'Line 1', exact: true })).toBeFocused();
  await emmyPage.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
  await expect(sheetOf(adaPage)).toContainText('23.5 N');

  await test.step('Each learner gets the lines of the sheet as a page of their own', async () => {
    await sheetOf(emmyPage).getByRole('button', { name: 'Sheets of this room' }).click();
    await emmyPage.getByRole('menuitem', { name: /Hand out a page/ }).click();
    await expect(noticeOf(emmyPage, '2 learners have a page of Sheet 1.')).toBeVisible();
    await expect(pageOf(adaPage)).toContainText('23.5 N');
    await pageOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
    await expect(pageOf(adaPage).getByRole('textbox', { name: 'Line 2', exact: true })).toBeFocused();
    await adaPage.keyboard.type('a = F / 2.4 kg');
    await expect(pageOf(adaPage)).toContainText('9.81 m/s²');
    await expect(sheetOf(emmyPage)).not.toContainText('9.81 m/s²');
  });

  await test.step('The learner goes to the shared sheet and back', async () => {
    await adaPage.getByRole('radio', { name: 'Shared sheet' }).check();
    await expect(sheetOf(adaPage)).toContainText('23.5 N');
    await adaPage.getByRole('radio', { name: 'Page', exact: true }).check();
    await expect(pageOf(adaPage)).toContainText('9.81 m/s²');
  });

  await test.step('Being stuck raises the hand with its line, until the learner goes on', async () => {
    await adaPage.getByRole('button', { name: 'I am stuck' }).click();
    await expect(adaPage.getByText('You said that you are stuck. Your hand is up.')).toBeVisible();
    await emmyPage.getByRole('button', { name: /^People/ }).click();
    const hands = emmyPage.getByRole('region', { name: 'Hands and asks' }).getByRole('listitem');
    await expect(hands).toContainText(/Ada Lovelace.*“Stuck in line 2 of Sheet 1”/);
    await adaPage.getByRole('button', { name: 'I am working again' }).click();
    await expect(hands).toHaveCount(0);
    await emmyPage.getByRole('button', { name: /^People/ }).click();
  });

  await test.step('A note stands beside its line, and a reader is named', async () => {
    await writeBeside(adaPage, { room, learner: ada, host: emmy });
    const beside = pageOf(adaPage).getByRole('group', { name: 'Beside Line 2' });
    await expect(beside).toContainText('Which force is it?');
    await expect(beside).toContainText('Looked at by Emmy');
    await expect(adaPage.getByText('Emmy is looking at your page')).toBeVisible();
    await expectAccessibleAtPhoneWidth(adaPage, pageOf(adaPage));
  });

  await test.step('A frozen page is read, and what was written stays', async () => {
    await emmyPage.getByRole('button', { name: 'Freeze' }).click();
    await expect(adaPage.getByText('The pages of Sheet 1 are frozen for now.').first()).toBeVisible();
    await expect(pageOf(adaPage)).toContainText('9.81 m/s²');
    await expect(pageOf(adaPage).getByRole('button', { name: 'Add a line' })).toHaveCount(0);
    await emmyPage.getByRole('button', { name: 'Let them write' }).click();
    await expect(pageOf(adaPage).getByRole('button', { name: 'Add a line' })).toBeVisible();
  });

  await test.step('A learner who comes later finds theirs', async () => {
    const benPage = await openAs(ben);
    await joinCall(benPage, room);
    await showSheet(benPage);
    await expect(pageOf(benPage)).toContainText('23.5 N');
    await expect(pageOf(benPage)).not.toContainText('9.81 m/s²');
  });
});
