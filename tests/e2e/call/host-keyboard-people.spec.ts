import { expect, test } from '@/tests/support/test';
import { tabTo } from '@/tests/support/tab-to';
import { joinCall } from './support/join-call';
import { arrowTo, chooseInMenu, reachInBar } from './support/keyboard';

test('A host changes a role, says for ten minutes what one may, removes and bans with the keyboard alone, and takes back by F8', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token|\/api\/callable\//, 'The server refuses whoever was removed or banned.');
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Franklin'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [page, adaPage, benPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(ben)]);
  const { keyboard } = page;
  await joinCall(page, room);
  await joinCall(adaPage, room);
  await joinCall(benPage, room);

  const people = page.getByRole('complementary', { name: 'People' });
  const list = people.getByRole('region', { name: 'People' });
  const rowOf = (name: string) => people.getByRole('listitem').filter({ hasText: name });
  const menuOf = (name: string) => rowOf(name).getByRole('button', { name: `What you can do about ${name}` });
  const choose = async (name: string, item: string): Promise<void> => {
    await tabTo(menuOf(name));
    await keyboard.press('Enter');
    await chooseInMenu(page, item);
  };
  /** By the key that the list of shortcuts names. */
  const undo = async (): Promise<void> => {
    const offer = page.getByRole('button', { name: 'Undo' });
    await expect(offer).toBeVisible();
    await keyboard.press('F8');
    await expect(offer).toBeFocused();
    await keyboard.press('Enter');
    await expect(offer).toHaveCount(0);
  };

  await test.step('The list of people is opened, and the list of keys names the way to a notice', async () => {
    await reachInBar(page, /^People/);
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
    await undo();
    await expect(rowOf(ada.name)).toContainText('Learner');
    await expect(menuOf(ada.name)).toBeFocused();
  });

  await test.step('One person may share the screen for ten minutes', async () => {
    await choose(ada.name, 'What they may do…');
    const may = page.getByRole('dialog', { name: `What ${ada.name} may do` });
    await tabTo(may.getByRole('combobox', { name: 'What I change holds' }));
    await keyboard.press('Enter');
    await arrowTo(page, 'ArrowDown', page.getByRole('option', { name: 'For 10 minutes' }));
    await keyboard.press('Enter');
    const share = may.getByRole('listitem').filter({ hasText: 'Share the screen' });
    await tabTo(share.getByRole('radio', { name: 'Role' }));
    await keyboard.press('ArrowRight');
    await expect(share.getByRole('status')).toContainText('Until ');
    await expect(adaPage.getByRole('button', { name: 'Share screen' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await keyboard.press('Escape');
    await expect(menuOf(ada.name)).toBeFocused();
  });

  await test.step('Somebody is removed, which is taken back: they come in again', async () => {
    await choose(ada.name, 'Remove…');
    await expect(page.getByLabel('Why, if you want to say')).toBeFocused();
    await keyboard.type('By mistake');
    await keyboard.press('Enter');
    await expect(adaPage.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
    await expect(rowOf(ada.name)).toHaveCount(0);
    await expect(list).toBeFocused();
    await undo();
    await expect(list).toBeFocused();
    await joinCall(adaPage, room);
    await expect(rowOf(ada.name)).toBeVisible();
  });

  await test.step('Somebody is banned', async () => {
    await choose(ben.name, 'Ban…');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: `Ban ${ben.name}` }));
    await keyboard.press('Enter');
    await expect(benPage.getByText('Emmy Noether closed this room to you.')).toBeVisible();
    await expect(rowOf(ben.name)).toHaveCount(0);
    await expect(list).toBeFocused();
  });
});
