import { initializeApp } from 'firebase-admin/app';
import type { ImportLine } from '@/lib/admin/import-schema';
import { importLine, type ImportGroups } from '@/lib/admin/server/import-people';
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

/** A group in which there is room for so many more. */
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
const run = (
  line: ImportLine,
  { callId = unique('call'), groups = importGroups }: { callId?: string; groups?: ImportGroups } = {},
) => importLine(line, { groups, actorUid: 'rosalind', callId });

/** Everything that there is of whoever has this address. */
async function readTraces(email: string) {
  const { users } = await adminAuth().getUsers([{ email }]);
  const accounts = await adminFirestore().collection('users').where('name', '==', 'Sophie Germain').get();
  const rows = await adminFirestore().collection('audit').get();
  return {
    signIns: users.map(({ uid }) => uid),
    accounts: accounts.size,
    deeds: rows.docs.map((row) => row.get('action') as string).sort(),
    inGroup: (await people().where('name', '==', 'Sophie Germain').get()).size,
  };
}
const nothing = { signIns: [], accounts: 0, deeds: [], inGroup: 0 };

describe('A line of an import', () => {
  beforeEach(async () => {
    for (const name of ['users', 'gates', 'groups', 'audit']) {
      await adminFirestore().recursiveDelete(adminFirestore().collection(name));
    }
  });

  it('that meets a group which has filled since it was looked at leaves nothing behind', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    const groups: ImportGroups = {
      ...importGroups,
      // Somebody else takes the last place right after the line was looked at.
      findObstacle: async (group, name) => {
        const obstacle = await importGroups.findObstacle(group, name);
        await seedGroup(0);
        return obstacle;
      },
    };
    expect(await run(lineFor(email), { groups })).toBe('group-full');
    expect(await readTraces(email)).toEqual(nothing);
  });

  it('is one of two for the last place of a group: one account is made, and one is not', async () => {
    await seedGroup(1);
    const emails = [1, 2].map(() => `${unique('sophie')}@school.example`);
    const outcomes = await Promise.all(emails.map((email) => run(lineFor(email))));
    expect([...outcomes].sort()).toEqual(['group-full', 'new']);
    const traces = await Promise.all(emails.map(readTraces));
    expect(traces.flatMap(({ signIns }) => signIns)).toHaveLength(1);
    expect(traces[0]).toMatchObject({
      accounts: 1,
      deeds: ['group-joined', 'person-imported'],
      inGroup: 1,
    });
  });

  it('that would take the last administration away leaves the group as it was, also when two do at once', async () => {
    await seedGroup(5);
    const emails = await Promise.all(['emmy', 'kurt'].map(seedAdministrator));
    const outcomes = await Promise.all(emails.map((email) => run(lineFor(email, { role: 'host' }))));
    expect([...outcomes].sort()).toEqual(['changed', 'last-administrator']);
    const changed = ['emmy', 'kurt'][outcomes.indexOf('changed')];
    const newcomers = (await people().where('addedAt', '>', 1).get()).docs.map(({ id }) => id);
    expect(newcomers).toEqual([changed]);
    const roles = await adminFirestore().collection('users').where('role', '==', 'administrator').get();
    expect(roles.size).toBe(1);
    const { deeds } = await readTraces('nobody@school.example');
    expect(deeds).toEqual(['group-joined', 'role-changed']);
  });

  it('that was cut off before its account is finished by a repetition', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    const callId = unique('call');
    await expect(run(lineFor(email), { callId, groups: cutOff })).rejects.toThrow('cut off');
    expect(await readTraces(email)).toMatchObject({ ...nothing, signIns: [expect.any(String)] });

    expect(await run(lineFor(email), { callId })).toBe('new');
    const made = await readTraces(email);
    expect(made).toMatchObject({ accounts: 1, deeds: ['group-joined', 'person-imported'], inGroup: 1 });
    // And once more, as a page does whose answer was lost.
    expect(await run(lineFor(email), { callId })).toBe('new');
    expect(await readTraces(email)).toEqual(made);
  });

  it('that was cut off before its account and is refused then leaves nothing behind', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    const callId = unique('call');
    await expect(run(lineFor(email), { callId, groups: cutOff })).rejects.toThrow('cut off');
    await seedGroup(0);
    expect(await run(lineFor(email), { callId })).toBe('group-full');
    expect(await readTraces(email)).toEqual(nothing);
  });

  it('never takes a sign-in away that it has not made', async () => {
    await seedGroup(1);
    const email = `${unique('sophie')}@school.example`;
    // Signed up, and closed the page before the account was opened.
    const { uid } = await adminAuth().createUser({ email });
    const groups: ImportGroups = {
      ...importGroups,
      findObstacle: async () => {
        await seedGroup(0);
        return null;
      },
    };
    expect(await run(lineFor(email), { groups })).toBe('group-full');
    expect(await readTraces(email)).toEqual({ ...nothing, signIns: [uid] });
    expect((await adminFirestore().doc(`gates/${uid}`).get()).exists).toBe(false);
  });
});

/** The process ends when the sign-in has been made, and the account is about to be. */
const cutOff: ImportGroups = {
  ...importGroups,
  readPlace: () => Promise.reject(new Error('cut off')),
};
