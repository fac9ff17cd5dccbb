import { initializeApp } from 'firebase-admin/app';
import { deleteAccountOf } from '@/lib/account/server/delete-account';
import { exportDataOf } from '@/lib/account/server/export-data';
import { renameAccount } from '@/lib/account/server/rename-account';
import type { ImportLine } from '@/lib/admin/import-schema';
import { getPersonOf } from '@/lib/admin/server/get-person';
import { checkLine, importLine, type ImportGroups } from '@/lib/admin/server/import-people';
import { searchPeopleBy } from '@/lib/admin/server/search-people';
import { ensureUserAndGate, findUserByEmail } from '@/lib/auth/server/account-repository';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { mostPeople } from '@/lib/groups/schema';
import { importGroups } from '@/lib/groups/server/import-into-groups';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, in which nobody else has administrators. The product takes the first app that there is.
const projectId = `demo-${unique('imports').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const groupId = '0123456789abcdef0123';
const people = () => adminFirestore().collection(`groups/${groupId}/people`);

/** A group with room for so many more. */
async function seedGroup(left: number): Promise<void> {
  const size = mostPeople - left;
  const batch = adminFirestore().batch();
  const group = { name: 'Year 9', ownerUid: 'owner', code: 'bcdfgh', createdAt: 1, size };
  batch.set(adminFirestore().doc(`groups/${groupId}`), group);
  for (let index = 0; index < size; index += 1) {
    const [uid, name] = [`somebody${index}`, `Somebody ${index}`];
    batch.set(people().doc(uid), { uid, name, nameKey: uid, kind: 'account', addedAt: 1, card: null });
  }
  await batch.commit();
}

async function seedAdministrator(uid: string): Promise<string> {
  const email = `${unique(uid)}@school.example`;
  const user = { name: uid, email, kind: 'account', role: 'administrator', createdAt: 1, seenAt: 1 };
  await adminFirestore().doc(`users/${uid}`).set(user);
  await adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled: false });
  await adminAuth()
    .deleteUser(uid)
    .catch(() => undefined);
  await adminAuth().createUser({ uid, email, emailVerified: true });
  return email;
}

const lineFor = (email: string, more: Partial<ImportLine> = {}): ImportLine => ({
  ...{ line: 2, name: 'Sophie Germain', email, code: null, role: null, group: 'Year 9' },
  ...more,
});
const look = { groups: importGroups, actorUid: 'rosalind' };
const run = (
  line: ImportLine,
  { callId = unique('call'), groups = importGroups }: { callId?: string; groups?: ImportGroups } = {},
) => importLine(line, { ...look, groups, callId });

/** Everything that exists about the person with this address. */
async function readTraces(email: string) {
  const { users } = await adminAuth().getUsers([{ email }]);
  const accounts = await adminFirestore().collection('users').where('name', '==', 'Sophie Germain').get();
  const rows = await adminFirestore().collection('audit').get();
  return {
    signIns: users.map(({ uid }) => uid),
    accounts: accounts.size,
    actions: rows.docs.map((row) => row.get('action') as string).sort(),
    inGroup: (await people().where('name', '==', 'Sophie Germain').get()).size,
  };
}
const nothing = { signIns: [], accounts: 0, actions: [], inGroup: 0 };

describe('A line of an import', () => {
  beforeEach(async () => {
    for (const name of ['users', 'gates', 'groups', 'audit']) {
      await adminFirestore().recursiveDelete(adminFirestore().collection(name));
    }
  });

  it('leaves nothing behind when its group has filled since the check', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    // Somebody else takes the last place.
    const groups = afterLook(() => seedGroup(0));
    expect(await run(lineFor(email), { groups })).toBe('group-full');
    expect(await readTraces(email)).toEqual(nothing);
  });

  it('makes one account of two for the last place of a group', async () => {
    await seedGroup(1);
    const emails = [1, 2].map(() => `${unique('sophie')}@school.example`);
    const outcomes = await Promise.all(emails.map((email) => run(lineFor(email))));
    expect([...outcomes].sort()).toEqual(['group-full', 'new']);
    const traces = await Promise.all(emails.map(readTraces));
    expect(traces.flatMap(({ signIns }) => signIns)).toHaveLength(1);
    expect(traces[0]).toMatchObject({
      accounts: 1,
      actions: ['group-joined', 'person-imported'],
      inGroup: 1,
    });
  });

  it('changes neither role nor group of the last administrator, even in a race', async () => {
    await seedGroup(5);
    const emails = await Promise.all(['emmy', 'kurt'].map(seedAdministrator));
    const outcomes = await Promise.all(emails.map((email) => run(lineFor(email, { role: 'host' }))));
    expect([...outcomes].sort()).toEqual(['changed', 'last-administrator']);
    const changed = ['emmy', 'kurt'][outcomes.indexOf('changed')];
    const newcomers = (await people().where('addedAt', '>', 1).get()).docs.map(({ id }) => id);
    expect(newcomers).toEqual([changed]);
    const roles = await adminFirestore().collection('users').where('role', '==', 'administrator').get();
    expect(roles.size).toBe(1);
    const { actions } = await readTraces('nobody@school.example');
    expect(actions).toEqual(['group-joined', 'role-changed']);
  });

  it('is finished by a retry when it was cut off before its account', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    const callId = unique('call');
    await expect(run(lineFor(email), { callId, groups: cutOff })).rejects.toThrow('cut off');
    expect(await readTraces(email)).toMatchObject({ ...nothing, signIns: [expect.any(String)] });

    expect(await run(lineFor(email), { callId })).toBe('new');
    const made = await readTraces(email);
    expect(made).toMatchObject({ accounts: 1, actions: ['group-joined', 'person-imported'], inGroup: 1 });
    // And once more, as a page does when the answer was lost.
    expect(await run(lineFor(email), { callId })).toBe('new');
    expect(await readTraces(email)).toEqual(made);
  });

  it('leaves nothing behind when it was cut off before its account and then refused', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    const callId = unique('call');
    await expect(run(lineFor(email), { callId, groups: cutOff })).rejects.toThrow('cut off');
    await seedGroup(0);
    expect(await run(lineFor(email), { callId })).toBe('group-full');
    expect(await readTraces(email)).toEqual(nothing);
  });

  it('never removes a sign-in that it has not made', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    // Somebody signed up, confirmed the address, and closed the page before the account was opened.
    const { uid } = await adminAuth().createUser({ email, emailVerified: true });
    const groups = afterLook(() => seedGroup(0));
    expect(await run(lineFor(email), { groups })).toBe('group-full');
    expect(await readTraces(email)).toEqual({ ...nothing, signIns: [uid] });
    expect((await adminFirestore().doc(`gates/${uid}`).get()).exists).toBe(false);
  });

  it.each([null, 'member', 'administrator'] as const)(
    'skips an unverified address, and continues after verification: role %s',
    async (role) => {
      await seedGroup(5);
      const { uid, email } = await signUp(false);
      await seedAccount(uid, null);
      const line = lineFor(email, { role });
      expect(await checkLine(line, look)).toBe('address-unverified');
      expect(await run(line)).toBe('address-unverified');
      expect(await readTraces(email)).toEqual({ ...nothing, signIns: [uid], accounts: 1 });
      expect((await adminFirestore().doc(`users/${uid}`).get()).get('role')).toBeUndefined();

      await adminAuth().updateUser(uid, { emailVerified: true });
      expect(await run(line)).toBe('changed');
      expect((await adminFirestore().doc(`users/${uid}`).get()).get('role')).toBe(role ?? undefined);
      expect((await readTraces(email)).inGroup).toBe(1);
    },
  );

  it.each([
    ['with a password', { password: 'chalk and talk' }],
    ['that was made without one and named the address then', {}],
  ])('opens no account for an unverified sign-in %s', async (_, way) => {
    await seedGroup(5);
    const email = `${unique('sophie')}@school.example`;
    const { uid } = await adminAuth().createUser({ email, ...way });
    expect(await run(lineFor(email))).toBe('address-unverified');
    expect(await readTraces(email)).toEqual({ ...nothing, signIns: [uid] });
  });

  it('refuses an address with which somebody has signed up since the check', async () => {
    await seedGroup(5);
    const email = `${unique('sophie')}@school.example`;
    let uid = '';
    const groups = afterLook(async () => {
      ({ uid } = await signUp(false, email));
    });
    expect(await run(lineFor(email), { groups })).toBe('address-unverified');
    expect(await readTraces(email)).toEqual({ ...nothing, signIns: [uid] });
  });

  it.each([
    ['is not verified any more', { emailVerified: false }],
    ['is not theirs any more', { email: `${unique('other')}@school.example` }],
  ])('gives nothing to an account whose address %s since the check', async (_, change) => {
    await seedGroup(5);
    const { uid, email } = await signUp(true);
    await seedAccount(uid, email);
    const groups = afterLook(() => adminAuth().updateUser(uid, change));
    expect(await run(lineFor(email, { role: 'member' }), { groups })).toBe('address-unverified');
    expect(await readTraces(email)).toMatchObject({ actions: [], inGroup: 0 });
    expect((await adminFirestore().doc(`users/${uid}`).get()).get('role')).toBeUndefined();
  });

  it('knows the accounts that an import has opened and nobody has used yet', async () => {
    await seedGroup(5);
    const email = `${unique('sophie')}@school.example`;
    expect(await run(lineFor(email, { group: null }))).toBe('new');
    expect(await run(lineFor(email, { role: 'host' }))).toBe('changed');
    expect(await run(lineFor(email))).toBe('unchanged');
    expect(await readTraces(email)).toMatchObject({ accounts: 1, inGroup: 1 });
  });

  it('lets only administrators find the account by the imported address', async () => {
    const email = `${unique('sophie')}@school.example`;
    await run(lineFor(email, { group: null }));
    const { uid } = await adminAuth().getUserByEmail(email);
    const search = async () => (await searchPeopleBy({ query: email, after: null })).people;
    const person = { uid, name: 'Sophie Germain', email: null, importedEmail: email };
    expect(await search()).toEqual([expect.objectContaining(person)]);
    expect(await getPersonOf(uid)).toMatchObject(person);
    expect(await findUserByEmail(email)).toBeNull();
    await renameAccount(uid, 'Marie-Sophie Germain');
    expect(await search()).toEqual([expect.objectContaining({ uid, importedEmail: email })]);
  });

  it('removes the imported address once the person has confirmed it', async () => {
    const email = `${unique('sophie')}@school.example`;
    await run(lineFor(email, { group: null }));
    const { uid } = await adminAuth().getUserByEmail(email);
    // As the first page does for a person who comes in by the mailed link.
    const fresh = { name: 'Sophie', email, kind: 'account', createdAt: 2, seenAt: 2 } as const;
    await ensureUserAndGate(uid, fresh);
    const stored = (await adminFirestore().doc(`users/${uid}`).get()).data();
    expect(stored).toMatchObject({ name: 'Sophie Germain', email });
    expect(stored).not.toHaveProperty('importedEmail');
    expect(await findUserByEmail(email)).toMatchObject({ uid });
    expect((await searchPeopleBy({ query: email, after: null })).people).toHaveLength(1);
  });

  it('makes the address theirs at once where they had confirmed it before', async () => {
    const { uid, email } = await signUp(true);
    expect(await run(lineFor(email, { group: null }))).toBe('new');
    expect(await getPersonOf(uid)).toMatchObject({ email, importedEmail: null });
  });

  it('exports the imported address with their data, and deletes it with the account', async () => {
    const email = `${unique('sophie')}@school.example`;
    await run(lineFor(email, { group: null }));
    const { uid } = await adminAuth().getUserByEmail(email);
    const documents = { [`users/${uid}`]: { importedEmail: email } };
    expect(await exportDataOf(uid)).toMatchObject({ documents });
    await deleteAccountOf(uid, 'rosalind');
    expect((await searchPeopleBy({ query: email, after: null })).people).toEqual([]);
    expect((await adminFirestore().doc(`users/${uid}`).get()).exists).toBe(false);
  });

  it('gives nothing to an imported account with an unverified way in', async () => {
    await seedGroup(5);
    const email = `${unique('sophie')}@school.example`;
    await run(lineFor(email, { group: null }));
    const { uid } = await adminAuth().getUserByEmail(email);
    await adminAuth().updateUser(uid, { password: 'chalk and talk' });
    expect(await run(lineFor(email, { role: 'host' }))).toBe('address-unverified');
    expect((await adminFirestore().doc(`users/${uid}`).get()).get('role')).toBe('member');
  });
});

/** A sign-in with a password, as a sign-up makes it. */
async function signUp(emailVerified: boolean, email = `${unique('sophie')}@school.example`) {
  const { uid } = await adminAuth().createUser({ email, emailVerified, password: 'chalk and talk' });
  return { uid, email };
}

/** What the first page of somebody who signed up opens. */
async function seedAccount(uid: string, email: string | null): Promise<void> {
  const user = { name: 'Sophie Germain', email, kind: 'account', createdAt: 1, seenAt: 1 };
  await adminFirestore().doc(`users/${uid}`).set(user);
  await adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled: false });
}

/** Something happens right after the check of the line. */
const afterLook = (happens: () => Promise<unknown>): ImportGroups => ({
  ...importGroups,
  findObstacle: async (group, name) => {
    const obstacle = await importGroups.findObstacle(group, name);
    await happens();
    return obstacle;
  },
});

/** The process ends after the sign-in was made, and before the account is. */
const cutOff: ImportGroups = {
  ...importGroups,
  readPlace: () => Promise.reject(new Error('cut off')),
};
