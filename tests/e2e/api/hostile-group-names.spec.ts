import { addLearners, createGroup, renameGroup } from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

const hostile = {
  'turned around': '\u202eadA',
  'with invisible parts': 'A\u200bda',
  'without end': 'a'.repeat(10_000),
  'of nothing': ' \u2060 ',
};

for (const [what, name] of Object.entries(hostile)) {
  test(`A name ${what} is given to no group and to no learner`, async ({ makeScene, admin }) => {
    const { host } = await makeScene();
    const { token } = host;
    const { groupId } = await makeGroup(admin, token, ['Ada']);
    const forGroups = { field: 'name' };
    expectCallableRefusal(
      await call(createGroup, { token, input: { name } }),
      'groups/name-invalid',
      forGroups,
    );
    const rename = { token, input: { groupId, name } };
    expectCallableRefusal(await call(renameGroup, rename), 'groups/name-invalid', forGroups);
    const add = { token, input: { groupId, names: ['Emmy', name] } };
    expectCallableRefusal(await call(addLearners, add), 'groups/learner-name-invalid', { field: 'names.1' });

    const groups = await admin.firestore.collection('groups').where('ownerUid', '==', host.uid).get();
    expect(groups.docs.map((group) => group.get('name') as string)).toEqual(['Year 9']);
    const people = await admin.firestore.collection(`groups/${groupId}/people`).get();
    expect(people.docs.map((person) => person.get('name') as string)).toEqual(['Ada']);
  });
}

test('A name of markup is a name like any other, and one of sixty wide signs', async ({
  makeScene,
  admin,
}) => {
  const { token } = (await makeScene()).host;
  const names = ['<img src=x onerror=alert(1)>', '㋿'.repeat(60)];
  const { groupId } = await makeGroup(admin, token, names, names[0]);
  resultOf(await call(renameGroup, { token, input: { groupId, name: names[1] } }));
  expect((await admin.firestore.doc(`groups/${groupId}`).get()).get('name')).toBe(names[1]?.normalize('NFC'));
  const people = await admin.firestore.collection(`groups/${groupId}/people`).get();
  expect(people.docs.map((person) => person.get('name') as string).sort()).toEqual([...names].sort());
});
