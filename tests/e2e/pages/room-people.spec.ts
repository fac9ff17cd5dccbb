import { joinAsGuest } from '@/lib/invites/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeInvite } from '@/tests/support/make/make-invite';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

test('A host adds a person by e-mail, who sees the room at once', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const adaPage = await openAs(ada);
  await adaPage.goto('/rooms');
  await expect(adaPage.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();

  const page = await openAs(emmy);
  await page.goto(room.path);
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  const address = dialog.getByLabel('E-mail');
  await address.fill(ada.email);
  await dialog.getByRole('combobox', { name: 'They come in as' }).click();
  await page.getByRole('option', { name: /^Presenter/ }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: ada.name })).toContainText('Presenter');

  await expect(adaPage.getByRole('link', { name: room.name, exact: true })).toBeVisible();
  await expect(adaPage.getByText('Lesson, you come as presenter')).toBeVisible();
});

test('A host removes a person, undoes it, and removes them for good', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'presenter' }] });
  const adaPage = await openAs(ada);
  await adaPage.goto(room.path);
  await expect(adaPage.getByRole('heading', { name: room.name })).toBeVisible();

  const page = await openAs(emmy);
  await page.clock.install();
  await page.goto(room.path);
  const more = page.getByRole('button', { name: `More about ${ada.name}` });
  const row = page.getByRole('listitem').filter({ hasText: ada.name });
  await more.press('Enter');
  const remove = page.getByRole('menuitem', { name: /Remove from the room/ });
  await expect(remove).toContainText('Their call ends at once. What they wrote stays');
  await remove.press('Enter');
  const confirm = page
    .getByRole('dialog', { name: `Remove ${ada.name}` })
    .getByRole('button', { name: 'Remove' });
  await expect(page.getByLabel('Why, if you want to say')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('status')).toContainText(`${ada.name} is out of the room`);
  await expect(adaPage.getByRole('heading', { name: 'You are no longer in this room' })).toBeVisible();
  await expectNoAxeViolations(page);

  const undo = page.getByRole('button', { name: `Undo removing ${ada.name}` });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(row).toContainText('Presenter');
  await expect(adaPage.getByRole('heading', { name: room.name })).toBeVisible();
  await expect(adaPage.getByText('You are a presenter.')).toBeVisible();

  await more.click();
  await remove.click();
  await confirm.click();
  await expect(undo).toBeFocused();
  // An undo under the pointer does not expire.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
  await expect(row).toHaveCount(0);
  await adaPage.getByRole('link', { name: 'Go to my rooms' }).click();
  await expect(adaPage.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();
});

test('A host bans a member who is in no call, and a person just removed', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Franklin'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const page = await openAs(emmy);
  await page.goto(room.path);
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await page.getByRole('button', { name: `More about ${ada.name}` }).click();
  await page.getByRole('menuitem', { name: 'Ban…' }).click();
  await expect(page.getByLabel('Why, if you want to say')).toBeFocused();
  await expectNoAxeViolations(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Ban ${ada.name}` })
    .click();
  await expect(page.getByText(`${ada.name} is banned from this room.`)).toBeVisible();
  await expect(rowOf(ada.name)).toHaveCount(0);

  await page.getByRole('button', { name: `More about ${ben.name}` }).click();
  await page.getByRole('menuitem', { name: /Remove from the room/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await rowOf(ben.name)
    .getByRole('button', { name: `Ban ${ben.name}…` })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Ban ${ben.name}` })
    .click();
  await expect(page.getByText(`${ben.name} is banned from this room.`)).toBeVisible();
  await expect(rowOf(ben.name)).toHaveCount(0);

  await page.getByRole('button', { name: 'Banned people' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
});

test('A room of others and a room that does not exist look the same', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy });
  const page = await openAs(ada);
  const seen: string[] = [];
  for (const path of [room.path, '/rooms/doesnotexist']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This room is not open to you' })).toBeVisible();
    seen.push(await page.getByRole('main').innerText());
  }
  expect(seen[0]).toBe(seen[1]);
  expect(seen[0]).toContain(ada.email);
  await page.getByRole('link', { name: 'Go to my rooms' }).click();
  await expect(page).toHaveURL('/rooms');
});

test('A host who removes a guest keeps or takes back the link that still works', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const { code } = await makeInvite(emmy, room.roomId);
  const { appUrl } = stackEnvironment();
  const come = (name: string) => callCallable(appUrl, '', joinAsGuest, { code, name });
  for (const name of ['Blaise', 'Sofia']) await come(name);
  const page = await openAs(emmy);
  await page.clock.install();
  await page.goto(room.path);
  const people = page.getByRole('region', { name: 'People' });
  const row = (name: string) => people.getByRole('listitem').filter({ hasText: name });
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `More about ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: /Remove from the room/ }).press('Enter');
    await page
      .getByRole('dialog', { name: `Remove ${name}` })
      .getByLabel('Why')
      .press('Enter');
    await expect(row(name)).toContainText(`${name} is out of the room`);
  };

  await remove('Blaise');
  await expect(row('Blaise')).toContainText('The link they came by still works: Learner link');
  await expect(row('Blaise')).toContainText('With it Blaise can come in again under another name.');
  await expectNoAxeViolations(page);
  // The undo does not expire before the host has decided.
  await page.clock.runFor(60_000);
  await row('Blaise').getByRole('button', { name: 'Keep the link' }).press('Enter');
  await expect(row('Blaise')).not.toContainText('The link they came by');
  await come('Somebody else');

  await remove('Sofia');
  await row('Sofia').getByRole('button', { name: 'Take the link back' }).press('Enter');
  await expect(row('Sofia')).not.toContainText('The link they came by');
  await expect(row('Sofia')).toContainText('Sofia is out of the room');
  await expect(page.getByText('1 invite that no longer works')).toBeVisible();
  await expect(come('Somebody else again')).rejects.toThrow(/not-valid/);
});
