import { setInside } from '@/tests/support/set-inside';
import { expect, test } from '@/tests/support/test';

test('A host adds somebody by e-mail, and they see the room at once', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const adaPage = await openAs(ada);
  await adaPage.goto('/rooms');
  await expect(adaPage.getByRole('heading', { name: 'Your rooms will stand here' })).toBeVisible();

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

test('A host removes somebody, whose open page says so and leads on', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const adaPage = await openAs(ada);
  await adaPage.goto(room.path);
  await expect(adaPage.getByRole('heading', { name: room.name })).toBeVisible();

  const page = await openAs(emmy);
  await page.goto(room.path);
  await page.getByRole('button', { name: `More about ${ada.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from the room' }).click();
  const question = page.getByRole('alertdialog', { name: `Remove ${ada.name}` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `More about ${ada.name}` })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove from the room' }).press('Enter');
  await question.getByRole('button', { name: `Remove ${ada.name}` }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: ada.name })).toHaveCount(0);

  await expect(adaPage.getByRole('heading', { name: 'You are no longer in this room' })).toBeVisible();
  await adaPage.getByRole('link', { name: 'Go to my rooms' }).click();
  await expect(adaPage.getByRole('heading', { name: 'Your rooms will stand here' })).toBeVisible();
});

test('A learner sees what only a host may do, and why', async ({ openAs, makePerson, makeRoom }) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const page = await openAs(ada);
  await page.goto(room.path);
  const add = page.getByRole('button', { name: 'Add a person' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(/With your role in this room you cannot add people/);
  await page.getByRole('button', { name: `More about ${emmy.name}` }).click();
  await expect(page.getByRole('menuitem', { name: /Remove from the room/ })).toContainText(
    'With your role in this room you cannot',
  );
});

test('Who is inside stands beside the door and in the list of people', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const page = await openAs(emmy);
  await page.goto(room.path);
  const door = page.getByRole('complementary');
  await expect(door.getByText('Nobody inside')).toBeVisible();
  await setInside(room, ada, true);
  await expect(door.getByText('Live, 1 inside')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: ada.name })
      .getByText('Inside now')
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(door.getByRole('link', { name: 'Join', exact: true })).toHaveAttribute('href', room.livePath);
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
