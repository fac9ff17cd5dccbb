import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { changeRoleOf } from '@/lib/auth/server/change-role';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { unique } from './support/unique';

// A project of its own, in which nobody else has administrators. The product takes the first app that there is.
initializeApp({ projectId: `demo-${unique('administrators').toLowerCase()}` });
afterAll(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

async function seed(uid: string, { role = 'administrator', disabled = false } = {}): Promise<void> {
  const user = { name: uid, email: `${uid}@chalktalk.test`, kind: 'account', role, createdAt: 1, seenAt: 1 };
  await adminFirestore().doc(`users/${uid}`).set(user);
  await adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled });
}

const roleOfStored = async (uid: string) =>
  (await adminFirestore().doc(`users/${uid}`).get()).get('role') as string;
const takeAway = (uid: string, actorUid: string) => changeRoleOf({ uid, role: 'host', actorUid });

describe('The last administrator', () => {
  beforeEach(async () => {
    const { docs } = await adminFirestore().collection('users').get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });

  it('stays one, whoever asks', async () => {
    await seed('rosalind');
    await seed('emmy', { role: 'host' });
    await expect(takeAway('rosalind', 'rosalind')).rejects.toMatchObject({ code: 'auth/last-administrator' });
    expect(await roleOfStored('rosalind')).toBe('administrator');
  });

  it('is last also beside one who cannot come in', async () => {
    await seed('rosalind');
    await seed('kurt', { disabled: true });
    await expect(takeAway('rosalind', 'rosalind')).rejects.toMatchObject({ code: 'auth/last-administrator' });
  });

  it('is left when two remove each other at once, and each removal that was made is written down', async () => {
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
});
