import { addToGroup, inviteGroup } from '@/lib/groups/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make/make-group';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A host moves, takes out and deletes people together, by phone and keyboard', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, grace, paul] = await Promise.all(
    ['Emmy Noether', 'Grace Hopper', 'Paul Dirac'].map((name) => makePerson(name)),
  );
  if (!emmy || !grace || !paul) throw new Error('Somebody is missing.');
  const token = await getIdToken(emmy);
  const { appUrl } = stackEnvironment();
  const [from, to, room] = await Promise.all([
    makeGroup(admin, token, ['Ada', 'Sofia', 'Leonhard', 'Maryam', 'Alan']),
    makeGroup(admin, token, ['Sophie'], 'Year 10'),
    makeRoom({ host: emmy, name: 'Waves on a string' }),
  ]);
  const { groupId } = from;
  for (const { email } of [grace, paul]) await callCallable(appUrl, token, addToGroup, { groupId, email });
  await callCallable(appUrl, token, inviteGroup, { groupId, roomId: room.roomId, profile: 'listener' });
  const namesIn = async (path: string) => {
    const { docs } = await admin.firestore.collection(path).get();
    return docs.map((person) => person.get('name') as string).sort();
  };
  const page = await openAs(emmy, phone);
  await page.goto(`/groups/${groupId}`);
  const people = page.getByRole('region', { name: 'People' });
  const select = people.getByRole('button', { name: 'Select', exact: true });
  const person = (name: string) => people.getByRole('checkbox', { name });
  const all = person('Select all');
  const begin = async () => {
    await select.press('Enter');
    await expect(all).toBeFocused();
  };

  // Without a selection the button says what is missing; Escape leaves everything as it was.
  await begin();
  const actions = people.getByRole('button', { name: 'Actions' });
  await expect(actions).toHaveAccessibleDescription('Select somebody first.');
  await expectNoAxeViolations(page);
  const targets = [
    actions,
    people.getByRole('button', { name: 'Stop selecting' }),
    people.locator('label').first(),
  ];
  for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await all.press('Space');
  await expect(people.getByRole('status')).toHaveText('7 selected');
  await actions.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toContainText('Select one kind at a time');
  await expect(page.getByRole('menuitem', { name: 'Print their cards' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A menu that is fading out still consumes an Escape.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await person('Grace').press('Escape');
  await expect(select).toBeFocused();
  await expect(people.getByRole('checkbox')).toHaveCount(0);

  await begin();
  for (const name of ['Ada', 'Sofia']) await person(name).press('Space');
  await expect(people.getByRole('status')).toHaveText('2 selected');
  await expectNoAxeViolations(page);
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Move' }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Move 2 learners' });
  await expect(moving.getByRole('combobox', { name: 'To' })).toHaveText('Year 10');
  await moving.getByRole('button', { name: 'Move 2 learners' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(people).toContainText('5 people');
  expect(await namesIn(`groups/${to.groupId}/people`)).toEqual(['Ada', 'Sofia', 'Sophie']);

  const doTogether = async (names: readonly string[], action: string, verb: string) => {
    await begin();
    for (const name of names) await person(name).tap();
    await actions.tap();
    await page.getByRole('menuitem', { name: action }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: verb }).tap();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    for (const name of names) await expect(people.getByText(name)).toHaveCount(0);
  };
  await doTogether(['Grace Hopper', 'Paul Dirac'], 'Take out', 'Take 2 people out');
  await doTogether(['Leonhard', 'Maryam'], 'Delete', 'Delete 2 learners');
  await expect(people.getByRole('listitem')).toHaveText(['Alan']);
  expect(await namesIn(`rooms/${room.roomId}/members`)).toEqual(['Alan', 'Emmy Noether']);
});

test('A host renews, prints and stops the cards of several learners together', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const token = await getIdToken(emmy);
  const names = ['Ada', 'Alan', 'Leonhard', 'Maryam', 'Sofia'];
  const { groupId, learners } = await makeGroup(admin, token, names);
  const page = await openAs(emmy);
  await page.goto(`/groups/${groupId}`);
  const people = page.getByRole('region', { name: 'People' });
  const select = people.getByRole('button', { name: 'Select', exact: true });
  const choose = async (item: string) => {
    await people.getByRole('button', { name: 'Cards' }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };

  await select.press('Enter');
  for (const name of ['Ada', 'Sofia']) await people.getByRole('checkbox', { name }).press('Space');
  await choose('New PINs');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('New PINs for 2 learners');
  await dialog.getByRole('button', { name: 'Make 2 new PINs' }).press('Enter');
  await expect(dialog).toHaveAccessibleName('2 new PINs');
  await expect(dialog.getByRole('row')).toHaveText([/^Name/, /^Ada\d{6}$/, /^Sofia\d{6}$/]);
  await expectNoAxeViolations(page);
  const shown = await dialog.getByRole('cell').allTextContents();
  const before = learners.find(({ name }) => name === 'Ada')?.pin;
  expect(shown[1]).not.toBe(before);

  // The print holds the list alone, without the page and the dialog.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'PINs of Year 9' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Year 9', exact: true })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(select).toBeFocused();

  // The page prints the selected learners' cards, and its list adds others.
  await select.press('Enter');
  for (const name of ['Alan', 'Sofia']) await people.getByRole('checkbox', { name }).press('Space');
  await choose('Print their cards');
  const cards = page.locator('.learner-card-name');
  await expect(cards).toHaveText(['Alan', 'Sofia']);
  await expect(page.getByRole('heading', { name: '2 cards, one sheet of A4' })).toBeVisible();
  await expect(page.getByRole('row', { name: `Sofia ${shown[3] ?? ''}` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Maryam' }).press('Space');
  await expect(cards).toHaveText(['Alan', 'Maryam', 'Sofia']);
  await page.reload();
  await expect(cards).toHaveText(['Alan', 'Maryam', 'Sofia']);
  const all = page.getByRole('checkbox', { name: 'All cards' });
  await all.press('Space');
  await expect(cards).toHaveText(names);
  await expect(page).toHaveURL(`/groups/${groupId}/cards`);
  await all.press('Space');
  await expect(page.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription(
    'Choose at least one card.',
  );
  await expectNoAxeViolations(page);

  // The host stops all cards together and lets them count again together.
  await page.goto(`/groups/${groupId}`);
  await select.press('Enter');
  await people.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await choose('Stop their cards');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop 5 cards' }).press('Enter');
  await expect(people.getByText('Card stopped')).toHaveCount(5);
  await select.press('Enter');
  await people.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await choose('Let their cards count again');
  await expect(people.getByText('Card stopped')).toHaveCount(0);

  // A group comes into a room without its banned member, and the host learns who was left out.
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const ada = learners.find(({ name }) => name === 'Ada')?.uid ?? '';
  await admin.firestore.doc(`rooms/${room.roomId}/bans/${ada}`).set({ at: Date.now() });
  await page.getByRole('button', { name: 'Add to a room' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Add everyone' }).press('Enter');
  await expect(dialog).toHaveAccessibleName('Ada was left out');
  await expect(dialog.getByRole('listitem')).toHaveText(/^Ada is banned from Waves on a string/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(page.getByRole('region', { name: 'Rooms' })).toContainText(room.name);
});
