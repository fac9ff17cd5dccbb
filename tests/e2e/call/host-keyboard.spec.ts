import { restoreMember, updateRoom } from '@/lib/rooms/contract';
import { call, resultOf } from '@/tests/support/api/call';
import { getIdToken } from '@/tests/support/person';
import { tabTo } from '@/tests/support/browser/tab-to';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall } from './support/join-call';
import { arrowTo, chooseInMenu, reachInBar } from './support/keyboard';
import { noticeOf } from './support/notice-of';

test('A host runs a whole call with the keyboard alone, and takes back by F8', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token|\/api\/callable\//, 'The server refuses who waits, was removed or is banned.');
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Franklin'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members, lobby: 'everyone' });
  const [page, adaPage, benPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(ben)]);
  const { keyboard } = page;
  await joinCall(page, room);
  for (const waiting of [adaPage, benPage]) {
    await waiting.goto(room.livePath);
    await waiting.getByRole('button', { name: 'Ask to join' }).click();
    await expect(waiting.getByText(/You are (first|second) in the queue\./)).toBeVisible();
  }
  const people = page.getByRole('complementary', { name: 'People' });
  const list = people.getByRole('region', { name: 'People' });
  const rowOf = (name: string) => people.getByRole('listitem').filter({ hasText: name });
  const menuOf = (name: string) => rowOf(name).getByRole('button', { name: `What you can do about ${name}` });
  const choose = async (name: string, item: string): Promise<void> => {
    await tabTo(menuOf(name));
    await keyboard.press('Enter');
    await chooseInMenu(page, item);
  };
  /** By the key that the list of shortcuts names. Another notice before it may offer its own undo. */
  const undo = async (words: RegExp): Promise<void> => {
    await expect(noticeOf(page, words)).toBeVisible();
    const offer = page.getByRole('button', { name: 'Undo' });
    await expect(offer).toBeVisible();
    await keyboard.press('F8');
    await expect(offer).toBeFocused();
    await keyboard.press('Enter');
    await expect(offer).toHaveCount(0);
  };

  await test.step('One who waits is admitted, another declined with a sentence', async () => {
    await tabTo(page.getByRole('button', { name: 'See who waits' }));
    await keyboard.press('Enter');
    await tabTo(people.getByRole('button', { name: 'Admit Ada Lovelace', exact: true }));
    await keyboard.press('Enter');
    await expectInCall(adaPage);
    await tabTo(people.getByRole('button', { name: 'Do not let Ben Franklin in' }));
    await keyboard.press('Enter');
    await expect(page.getByLabel('A sentence for Ben Franklin')).toBeFocused();
    await keyboard.type('Next Tuesday, please.');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Decline' }));
    await keyboard.press('Enter');
    await expect(benPage.getByText('“Next Tuesday, please.”')).toBeVisible();
    await benPage.close();
  });

  await test.step('An ask is declined with a sentence, and the next one granted', async () => {
    const queue = page.getByRole('region', { name: 'Hands and asks' });
    const answer = queue.getByRole('button', { name: 'Answer Ada Lovelace' });
    await adaPage.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
    await tabTo(answer);
    await keyboard.press('Enter');
    await chooseInMenu(page, 'Decline with a sentence');
    const words = page.getByRole('textbox', { name: 'What you say to them' });
    await expect(words).toBeFocused();
    await keyboard.type('After the example.');
    await tabTo(page.getByRole('button', { name: 'Decline', exact: true }));
    await keyboard.press('Enter');
    await expect(noticeOf(adaPage, 'Emmy Noether: “After the example.”')).toBeVisible();
    // A minute later she can ask again.
    await adaPage.clock.setFixedTime(Date.now() + 61_000);
    await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
    await tabTo(answer);
    await keyboard.press('Enter');
    await chooseInMenu(page, 'Allow for this session');
    await expect(noticeOf(adaPage, 'You can share your screen now.')).toBeVisible();
  });

  // From here on members come in without waiting.
  const open = { roomId: room.roomId, lobby: 'off' as const };
  resultOf(await call(updateRoom, { token: await getIdToken(emmy), input: open }));

  await test.step('The list of people is opened, and the list of keys names the way to a notice', async () => {
    await reachInBar(page, /^People/);
    await keyboard.press('Enter');
    await expect(people).toHaveCount(0);
    await keyboard.press('Enter');
    await expect(people).toBeFocused();
    await keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Go to what a notice offers, such as UndoF8');
    const holdsFocus = () =>
      page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    await keyboard.press('Escape');
    await expect(people).toBeFocused();
  });

  await test.step('A role is changed from now on, and taken back', async () => {
    await choose(ada.name, 'Change role…');
    const dialog = page.getByRole('dialog', { name: `Change ${ada.name}’s role` });
    await tabTo(dialog.getByRole('combobox', { name: 'Role' }));
    await keyboard.press('Enter');
    await arrowTo(page, 'ArrowDown', page.getByRole('option', { name: 'Listener' }));
    await keyboard.press('Enter');
    await tabTo(dialog.getByRole('button', { name: 'Change role' }));
    await keyboard.press('Enter');
    await expect(rowOf(ada.name)).toContainText('Listener');
    await expect(menuOf(ada.name)).toBeFocused();
    await undo(/^Ada Lovelace’s role is now/);
    await expect(rowOf(ada.name)).toContainText('Learner');
    await expect(menuOf(ada.name)).toBeFocused();
  });

  await test.step('For ten minutes one person may not raise a hand, and their key says why', async () => {
    await choose(ada.name, 'What they may do…');
    const may = page.getByRole('dialog', { name: `What ${ada.name} may do` });
    await tabTo(may.getByRole('combobox', { name: 'What I change holds' }));
    await keyboard.press('Enter');
    await arrowTo(page, 'ArrowDown', page.getByRole('option', { name: 'For 10 minutes' }));
    await keyboard.press('Enter');
    const hand = may.getByRole('listitem').filter({ hasText: 'Raise a hand' });
    await tabTo(hand.getByRole('radio', { name: 'Role' }));
    await keyboard.press('ArrowLeft');
    await expect(hand.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(hand.getByRole('status')).toContainText('Until ');
    await keyboard.press('Escape');
    await expect(menuOf(ada.name)).toBeFocused();
    const raise = adaPage.getByRole('button', { name: 'Raise hand' });
    await expect(raise).toHaveAttribute('aria-disabled', 'true');
    await adaPage.getByRole('group', { name: 'People in the call' }).click({ position: { x: 2, y: 2 } });
    await adaPage.keyboard.press('h');
    await expect(noticeOf(adaPage, 'A host switched this off for you')).toBeVisible();
  });

  await test.step('The shield: a switch, the lock, and the pause', async () => {
    const shield = page.getByRole('complementary', { name: 'Shield' });
    await reachInBar(page, 'Shield');
    await keyboard.press('Enter');
    const positions = shield.getByRole('group', { name: 'Camera' });
    await tabTo(positions.getByRole('radio', { name: 'Yes' }));
    await keyboard.press('ArrowRight');
    await expect(positions.getByRole('radio', { name: 'Ask' })).toBeChecked();
    await expect(adaPage.getByRole('button', { name: 'Turn camera on' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await keyboard.press('ArrowLeft');
    await expect(positions.getByRole('radio', { name: 'Yes' })).toBeChecked();
    const lock = shield.getByRole('switch', { name: 'Lock room' });
    await tabTo(lock);
    await keyboard.press('Space');
    await expect(lock).toBeChecked();
    await tabTo(shield.getByRole('button', { name: 'Pause everything' }));
    await keyboard.press('Enter');
    const resume = shield.getByRole('button', { name: 'Resume' });
    await expect(
      adaPage.getByRole('status').filter({ hasText: 'A host paused everything' }).first(),
    ).toBeVisible();
    await tabTo(resume);
    // As long as the pause is under way its button takes no second press.
    await expect(resume).toBeEnabled();
    await keyboard.press('Enter');
    await expect(shield.getByRole('button', { name: 'Pause everything' })).toBeVisible();
    await tabTo(lock);
    await keyboard.press('Space');
    await expect(lock).not.toBeChecked();
  });

  await test.step('Somebody is removed, which is taken back: they come in again', async () => {
    await choose(ada.name, 'Remove…');
    await expect(page.getByLabel('Why, if you want to say')).toBeFocused();
    await keyboard.type('By mistake');
    await keyboard.press('Enter');
    await expect(adaPage.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
    await expect(rowOf(ada.name)).toHaveCount(0);
    await expect(list).toBeFocused();
    // The offer goes with the press; the door opens when the server has answered.
    const isBack = page.waitForResponse((response) => response.url().endsWith(`/${restoreMember.name}`));
    await undo(/^Ada Lovelace is out/);
    await expect(list).toBeFocused();
    await isBack;
    await joinCall(adaPage, room);
    await expect(rowOf(ada.name)).toBeVisible();
  });

  await test.step('Somebody is banned', async () => {
    await choose(ada.name, 'Ban…');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: `Ban ${ada.name}` }));
    await keyboard.press('Enter');
    await expect(adaPage.getByText('Emmy Noether closed this room to you.')).toBeVisible();
    await expect(rowOf(ada.name)).toHaveCount(0);
    await expect(list).toBeFocused();
  });
});
