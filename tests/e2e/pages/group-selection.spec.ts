import { addToGroup, inviteGroup } from '@/lib/groups/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make-group';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A host moves two learners together, and takes out and deletes two at once, on a phone and by keyboard', async ({
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

  // Whoever selects nobody is told what is missing; Escape leaves everything as it was.
  await begin();
  const nobody = people.getByRole('button', { name: 'Move' });
  await expect(nobody).toHaveAccessibleDescription('Select somebody first.');
  await expectNoAxeViolations(page);
  const targets = [
    nobody,
    people.getByRole('button', { name: 'Stop selecting' }),
    people.locator('label').first(),
  ];
  for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await all.press('Space');
  await expect(people.getByRole('status')).toHaveText('7 selected');
  const remove = people.getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveAccessibleDescription(/Select one kind at a time/);
  await person('Grace').press('Escape');
  await expect(select).toBeFocused();
  await expect(people.getByRole('checkbox')).toHaveCount(0);

  await begin();
  for (const name of ['Ada', 'Sofia']) await person(name).press('Space');
  await expect(people.getByRole('status')).toHaveText('2 selected');
  await expectNoAxeViolations(page);
  await people.getByRole('button', { name: 'Move' }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Move 2 learners' });
  await expect(moving.getByRole('combobox', { name: 'To' })).toHaveText('Year 10');
  await moving.getByRole('button', { name: 'Move 2 learners' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(people).toContainText('5 people');
  expect(await namesIn(`groups/${to.groupId}/people`)).toEqual(['Ada', 'Sofia', 'Sophie']);

  const doTogether = async (names: readonly string[], deed: string, verb: string) => {
    await begin();
    for (const name of names) await person(name).tap();
    await people.getByRole('button', { name: deed }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: verb }).tap();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    for (const name of names) await expect(people.getByText(name)).toHaveCount(0);
  };
  await doTogether(['Grace Hopper', 'Paul Dirac'], 'Take out', 'Take 2 people out');
  await doTogether(['Leonhard', 'Maryam'], 'Delete', 'Delete 2 learners');
  await expect(people.getByRole('listitem')).toHaveText(['Alan']);
  expect(await namesIn(`rooms/${room.roomId}/members`)).toEqual(['Alan', 'Emmy Noether']);
});
