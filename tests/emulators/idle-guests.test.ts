import { initializeApp } from 'firebase-admin/app';
import { removeIdleGuests } from '@/lib/account/server/remove-idle-guests';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { initialSettings } from '@/lib/organization/organization';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, whose settings nobody else changes. The product takes the first app that there is.
const projectId = `demo-${unique('guests').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 19);

const keepFor = (guestDays: number) =>
  adminFirestore()
    .doc('organization/policy')
    .set({ ...initialSettings, rules: { ...initialSettings.rules, guestDays } });

/** Somebody who was here last at that instant. */
async function seedPerson(seenAt: number, kind: 'guest' | 'account' = 'guest'): Promise<string> {
  const uid = unique('sofya');
  const user = { name: 'Sofya', email: null, kind, createdAt: 1, seenAt };
  await Promise.all([
    adminFirestore().doc(`users/${uid}`).set(user),
    adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled: false }),
  ]);
  return uid;
}

const idsLeft = async () =>
  (await adminFirestore().collection('users').get()).docs.map(({ id }) => id).sort();

describe('Guests', () => {
  beforeEach(() => adminFirestore().recursiveDelete(adminFirestore().collection('users')));

  it.each([2, 7, 90])(
    'are removed after more than %i days of absence, to the millisecond',
    async (guestDays) => {
      await keepFor(guestDays);
      const last = now - guestDays * day;
      await seedPerson(last - 1);
      const staying = await Promise.all([seedPerson(last), seedPerson(now), seedPerson(1, 'account')]);
      expect(await removeIdleGuests(now)).toBe(1);
      expect(await idsLeft()).toEqual(staying.sort());
      expect(await removeIdleGuests(now)).toBe(0);
    },
  );

  it('stay when they came into a room within those days, which only the room knows', async () => {
    await keepFor(7);
    const [idle, staying] = await Promise.all([seedPerson(now - 60 * day), seedPerson(now - 60 * day)]);
    const comeIn = async (uid: string, hereAt: number) => {
      const known = { uid, name: 'Sofya', kind: 'guest', profile: 'learner', addedBy: 'emmy' };
      const member = { ...known, addedAt: now - 60 * day, hereAt };
      await adminFirestore().doc(`users/${uid}/rooms/r1`).set({ roomId: 'r1' });
      await adminFirestore().doc(`rooms/r1/members/${uid}`).set(member);
    };
    await Promise.all([comeIn(idle, now - 8 * day), comeIn(staying, now - 6 * day)]);
    expect(await removeIdleGuests(now)).toBe(1);
    expect(await idsLeft()).toEqual([staying]);
  });
});
