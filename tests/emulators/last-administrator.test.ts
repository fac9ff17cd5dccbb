import { initializeApp } from 'firebase-admin/app';
import { deleteAccountOf } from '@/lib/account/server/delete-account';
import { changeRoleOf } from '@/lib/auth/server/change-role';
import { setDisabled } from '@/lib/auth/server/disable-account';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, in which nobody else has administrators. The product takes the first app that there is.
const projectId = `demo-${unique('administrators').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

async function seed(uid: string, { role = 'administrator', disabled = false } = {}): Promise<void> {
  const user = { name: uid, email: `${uid}@chalktalk.test`, kind: 'account', role, createdAt: 1, seenAt: 1 };
  await adminFirestore().doc(`users/${uid}`).set(user);
  await adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled });
  await adminAuth()
    .deleteUser(uid)
    .catch(() => undefined);
  await adminAuth().createUser({ uid, email: user.email });
}

const roleOfStored = async (uid: string) =>
  (await adminFirestore().doc(`users/${uid}`).get()).get('role') as string;
const takeAway = (uid: string, actorUid: string) => changeRoleOf({ uid, role: 'host', actorUid });
const disable = (uid: string, actorUid: string) => setDisabled({ uid, isDisabled: true, actorUid });
const erase = (uid: string, actorUid: string) => deleteAccountOf(uid, actorUid);
const ways = { takeAway, disable, erase };

/** Who could administrate now. */
async function listAble(): Promise<string[]> {
  const { docs } = await adminFirestore().collection('users').where('role', '==', 'administrator').get();
  const gates = await Promise.all(docs.map(({ id }) => adminFirestore().doc(`gates/${id}`).get()));
  return gates.filter((gate) => gate.get('disabled') === false).map(({ id }) => id);
}

describe('The last administrator', () => {
  beforeEach(async () => {
    // The same people come again in each test, and their earlier audit rows would stand in the way.
    for (const name of ['users', 'gates', 'audit', 'departures']) {
      await adminFirestore().recursiveDelete(adminFirestore().collection(name));
    }
  });

  it.each(Object.entries(ways))('remains when they try to %s themselves', async (_, way) => {
    await seed('rosalind');
    await seed('emmy', { role: 'host' });
    await expect(way('rosalind', 'rosalind')).rejects.toMatchObject({ code: 'auth/last-administrator' });
    expect(await listAble()).toEqual(['rosalind']);
  });

  it('counts as the last beside a disabled one', async () => {
    await seed('rosalind');
    await seed('kurt', { disabled: true });
    await expect(takeAway('rosalind', 'rosalind')).rejects.toMatchObject({ code: 'auth/last-administrator' });
  });

  it('is left when two remove each other at once, with one audit row', async () => {
    for (let round = 0; round < 2; round += 1) {
      await seed('rosalind');
      await seed('emmy');
      const before = (await adminFirestore().collection('audit').get()).size;
      const outcomes = await Promise.allSettled([takeAway('emmy', 'rosalind'), takeAway('rosalind', 'emmy')]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'auth/last-administrator' });
      const roles = await Promise.all(['rosalind', 'emmy'].map(roleOfStored));
      expect(roles.sort()).toEqual(['administrator', 'host']);
      expect((await adminFirestore().collection('audit').get()).size).toBe(before + 1);
    }
  });

  it.each([
    ['disable', 'disable'],
    ['disable', 'takeAway'],
    ['erase', 'erase'],
    ['erase', 'takeAway'],
    ['erase', 'disable'],
  ] as const)('is left when %s and %s meet', async (one, other) => {
    await seed('rosalind');
    await seed('emmy');
    const outcomes = await Promise.allSettled([
      ways[one]('emmy', 'rosalind'),
      ways[other]('rosalind', 'emmy'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'auth/last-administrator' });
    expect(await listAble()).toHaveLength(1);
  });
});
