import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  changeOrganisationRole,
  checkImport,
  disablePerson,
  erasePerson,
  exportPerson,
  importPeople,
  searchPeople,
} from '@/lib/admin/contract';
import { searchKeysOf } from '@/lib/auth/search-keys';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { createGroup } from '@/lib/groups/contract';
import { createRoom } from '@/lib/rooms/contract';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken, makePerson } from '@/tests/support/person';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/services/read-with-token';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { idTokenOf } from '@/tests/support/api/id-token';

test('An administrator finds people page by page, by a word of name or address', async ({ admin }) => {
  const token = await getIdToken(await makeAdministrator(admin));
  const word = `q${Date.now().toString(36)}`;
  const people = await Promise.all(
    ['Ada', 'Emmy', 'Sofia'].map((name) => makePerson(admin, `${name} ${word}`)),
  );
  const search = async (query: string, after: string | null = null) =>
    resultOf(await call(searchPeople, { token, input: { query, after } })) as {
      people: { uid: string; name: string }[];
      next: string | null;
    };

  expect((await search(word.toUpperCase())).people.map(({ name }) => name)).toEqual([
    `Ada ${word}`,
    `Emmy ${word}`,
    `Sofia ${word}`,
  ]);
  expect((await search(`em ${word.slice(0, -1)}`)).people.map(({ name }) => name)).toEqual([`Emmy ${word}`]);
  expect((await search(people[2]?.email ?? '')).people.map(({ uid }) => uid)).toEqual([people[2]?.uid]);
  const rest = await search(word, people[0]?.uid ?? null);
  expect(rest.people.map(({ name }) => name)).toEqual([`Emmy ${word}`, `Sofia ${word}`]);
  expect(rest.next).toBeNull();
});

test('A search for two words finds a person behind a hundred with only the longer word', async ({
  admin,
}) => {
  const token = await getIdToken(await makeAdministrator(admin));
  const word = `long${Date.now().toString(36)}`;
  const batch = admin.firestore.batch();
  // Seen now: the scheduler of a parallel test deletes guests who have been away for long.
  const now = Date.now();
  for (let index = 100; index < 205; index += 1) {
    const name = index === 204 ? `Zeno ${word} xy` : `Ada ${word} ${index}`;
    const user = { name, email: null, kind: 'guest', createdAt: now, seenAt: now };
    const searchKeys = searchKeysOf(user);
    batch.set(admin.firestore.doc(`users/${word}${index}`), { ...user, searchKeys });
  }
  await batch.commit();

  const found: string[] = [];
  let after: string | null = null;
  do {
    const page = resultOf(
      await call(searchPeople, { token, input: { query: `${word} xy`, after } }),
    ) as CallableOutput<typeof searchPeople>;
    found.push(...page.people.map(({ name }) => name));
    after = page.next;
  } while (after !== null);
  expect(found).toEqual([`Zeno ${word} xy`]);
});

test('A change of role writes one audit row, and a repetition writes none', async ({ makeScene, admin }) => {
  const { stranger } = await makeScene();
  const rosalind = await makeAdministrator(admin);
  const token = await getIdToken(rosalind);
  for (const role of ['host', 'host', 'member', 'member', 'host']) {
    resultOf(await call(changeOrganisationRole, { token, input: { uid: stranger.uid, role } }));
  }

  const rows = await admin.firestore.collection('audit').where('subjectUid', '==', stranger.uid).get();
  const changes = rows.docs
    .map(
      (row) => row.data() as { action: string; actorUid: string; before: object; after: object; at: number },
    )
    .filter(({ action }) => action === 'role-changed')
    .sort((one, other) => one.at - other.at);
  expect(changes.map(({ actorUid, before, after }) => ({ actorUid, before, after }))).toEqual([
    // No administrator had chosen the role before: "host" is the default.
    { actorUid: rosalind.uid, before: { role: 'host' }, after: { role: 'host' } },
    { actorUid: rosalind.uid, before: { role: 'host' }, after: { role: 'member' } },
    { actorUid: rosalind.uid, before: { role: 'member' }, after: { role: 'host' } },
  ]);
});

test('The server makes nobody without a verified address an administrator', async ({ makeScene, admin }) => {
  const { stranger } = await makeScene();
  await admin.auth.updateUser(stranger.uid, { emailVerified: false });
  const token = await getIdToken(await makeAdministrator(admin));
  const answer = await call(changeOrganisationRole, {
    token,
    input: { uid: stranger.uid, role: 'administrator' },
  });
  expectCallableRefusal(answer, 'auth/administrator-unverified');
});

test('A disabled person reads and calls nothing until a new sign-in after enabling', async ({
  makeScene,
  admin,
}) => {
  const { host, roomId } = await makeScene();
  const rosalind = await makeAdministrator(admin);
  const token = await getIdToken(rosalind);
  const earlier = idTokenOf(host, { signedInAgo: 120 });
  const reads = async (idToken: string) => [
    await readFirestoreWith(idToken, `users/${host.uid}`),
    await readFirestoreWith(idToken, `rooms/${roomId}`),
    await readDatabaseWith(idToken, `inside/${roomId}`),
  ];
  expect(await reads(earlier)).toEqual([200, 200, 200]);

  const set = async (isDisabled: boolean) =>
    resultOf(await call(disablePerson, { token, input: { uid: host.uid, isDisabled } }));
  await set(true);
  await set(true);
  expect(await reads(earlier)).toEqual([403, 403, 401]);
  expectCallableRefusal(
    await call(createRoom, { token: earlier, input: { name: 'Optics', preset: 'lesson' } }),
    'auth/disabled',
  );
  expect((await admin.auth.getUser(host.uid)).disabled).toBe(true);

  await set(false);
  expect(await reads(earlier), 'the old sign-in stays over').toEqual([403, 403, 401]);
  await expect(async () => {
    expect(await reads(await getIdToken(host))).toEqual([200, 200, 200]);
  }).toPass();
  const rows = await admin.firestore.collection('audit').where('subjectUid', '==', host.uid).get();
  const actions = rows.docs
    .map((row) => row.get('action') as string)
    .filter((action) => /^person-/.test(action));
  expect(actions.sort()).toEqual(['person-disabled', 'person-enabled']);
});

test('An administrator cannot disable or erase their own account', async ({ admin }) => {
  const rosalind = await makeAdministrator(admin);
  const token = await getIdToken(rosalind);
  const { uid } = rosalind;
  expectCallableRefusal(
    await call(disablePerson, { token, input: { uid, isDisabled: true } }),
    'auth/not-oneself',
  );
  const input = { uid, confirmation: 'erase this person' };
  expectCallableRefusal(await call(erasePerson, { token, input }), 'auth/not-oneself');
});

test('Export and erasure write audit rows, and a room’s owner is not erased', async ({
  makeScene,
  admin,
}) => {
  const { host, stranger, roomId } = await makeScene();
  const rosalind = await makeAdministrator(admin);
  const token = await getIdToken(rosalind);
  const data = resultOf(await call(exportPerson, { token, input: { uid: stranger.uid } })) as {
    account: { uid: string };
  };
  expect(data.account.uid).toBe(stranger.uid);

  const erase = async (uid: string) =>
    resultOf(await call(erasePerson, { token, input: { uid, confirmation: 'erase this person' } }));
  expect(await erase(host.uid)).toMatchObject({ outcome: 'owner', rooms: [{ roomId }] });
  expect((await admin.firestore.doc(`users/${host.uid}`).get()).exists).toBe(true);
  expect(await erase(stranger.uid)).toEqual({ outcome: 'erased' });
  expect((await admin.firestore.doc(`users/${stranger.uid}`).get()).exists).toBe(false);
  expectCallableRefusal(
    await call(exportPerson, { token, input: { uid: stranger.uid } }),
    'auth/no-such-person',
  );
  const rows = await admin.firestore.collection('audit').where('subjectUid', '==', stranger.uid).get();
  const actions = rows.docs.map((row) => row.get('action') as string);
  expect(actions.sort()).toEqual(['account-deleted', 'data-exported']);
});

test('A repeated import creates no duplicates and puts learners in their class', async ({
  makeScene,
  admin,
}) => {
  const { host } = await makeScene();
  const { groupId } = resultOf(await call(createGroup, { token: host.token, input: { name: 'Year 9' } })) as {
    groupId: string;
  };
  const code = (await admin.firestore.doc(`groups/${groupId}`).get()).get('code') as string;
  const token = await getIdToken(await makeAdministrator(admin));
  const email = `sophie-${groupId}@school.example`;
  const lines = [
    { line: 2, name: 'Sophie', email: null, code, role: null, group: null },
    { line: 3, name: 'Sophie Germain', email, code: null, role: 'host', group: code },
    { line: 4, name: 'Carl', email: host.email, code: null, role: 'administrator', group: 'No such group' },
  ];
  const check = resultOf(await call(checkImport, { token, input: { lines } }));
  const sent = { token, key: newKey(), input: { lines } };
  const answers = [await call(importPeople, sent), await call(importPeople, sent)].map(resultOf);

  const expected = {
    lines: [
      { line: 2, outcome: 'learner' },
      { line: 3, outcome: 'new' },
      { line: 4, outcome: 'group-unknown' },
    ],
  };
  expect([check, ...answers]).toEqual([expected, expected, expected]);
  const people = await admin.firestore.collection(`groups/${groupId}/people`).get();
  expect(people.docs.map((person) => person.get('name') as string).sort()).toEqual([
    'Sophie',
    'Sophie Germain',
  ]);
  expect((await admin.firestore.doc(`users/${host.uid}`).get()).get('role')).toBeUndefined();
  const again = resultOf(await call(checkImport, { token, input: { lines } })) as typeof expected;
  expect(again.lines.map(({ outcome }) => outcome)).toEqual(['name-taken', 'unchanged', 'group-unknown']);
});

test('The admin command grants and revokes the role for verified addresses only', async ({ admin }) => {
  const { projectId, authHost, firestoreHost, databaseHost, storageHost } = stackEnvironment();
  const env = {
    ...process.env,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_DATABASE_EMULATOR_HOST: databaseHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };
  const run = (...argv: string[]) =>
    promisify(execFile)('node', ['--conditions=react-server', 'scripts/admin.mjs', ...argv], { env });
  const ada = await makePerson(admin);
  // A second administrator exists, so that Ada is not the last one.
  await makeAdministrator(admin);
  const readRole = async () => (await admin.firestore.doc(`users/${ada.uid}`).get()).get('role') as unknown;

  await admin.auth.updateUser(ada.uid, { emailVerified: false });
  await expect(run('grant', ada.email)).rejects.toMatchObject({
    stdout: expect.stringContaining('Only somebody with a verified e-mail address'),
  });
  expect(await readRole()).toBeUndefined();
  await admin.auth.updateUser(ada.uid, { emailVerified: true });
  expect((await run('grant', ada.email)).stdout).toContain(`${ada.email}: host → administrator.`);
  expect(await readRole()).toBe('administrator');
  expect((await run('list')).stdout).toContain(ada.email);
  expect((await run('revoke', ada.email)).stdout).toContain(`${ada.email}: administrator → host.`);
  expect(await readRole()).toBe('host');
});
