import { initializeApp } from 'firebase-admin/app';
import { presets } from '@/lib/access/presets';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { unchangedOrganization } from '@/lib/organization/organization';
import { outboxLease } from '@/lib/rooms/outbox-entry';
import { parseTurn, slowStep } from '@/lib/rooms/reconcile-turn';
import { endLoan } from '@/lib/rooms/server/end-loan';
import { matrixDocument } from '@/lib/rooms/server/matrix-document';
import { moveMembership } from '@/lib/rooms/server/move-membership';
import { prepareSession } from '@/lib/rooms/session';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own. The product takes the first app that there is.
const projectId = `demo-${unique('due').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const capability = 'screen:publish';

/** A room with an open call, in which Ada was lent something once, and which is to be looked at in a minute. */
async function seedRoom(): Promise<string> {
  const roomId = unique('room').replaceAll('-', '');
  const firestore = adminFirestore();
  const at = Date.now() - 5000;
  const { settings } = presets.lesson;
  const room = { name: 'Algebra', preset: 'lesson', settings, ownerUid: 'emmy', createdAt: at };
  const latest = { ...prepareSession(at), id: 'session1' };
  const exceptions = { [capability]: { allow: true, until: at + 600_000, session: 'session1', once: at } };
  const member = { uid: 'ada', name: 'Ada', kind: 'guest', profile: 'learner', addedAt: at, addedBy: 'emmy' };
  await Promise.all([
    firestore.doc(`rooms/${roomId}`).set(room),
    firestore.doc(`rooms/${roomId}/members/ada`).set(member),
    firestore.doc(`rooms/${roomId}/access/ada`).set({ profile: 'learner', exceptions, epoch: 1 }),
    firestore
      .doc(`rooms/${roomId}/access/_matrix`)
      .set(matrixDocument({ settings }, latest, 1, unchangedOrganization)),
    patchDatabase({ [`reconcile/${roomId}`]: { next: Date.now() + slowStep, hotUntil: 0 } }),
  ]);
  return roomId;
}

/** When a room is looked at next, from now on (ms). */
const readWait = async (roomId: string): Promise<number> =>
  parseTurn(await readDatabase(`reconcile/${roomId}`)).next - Date.now();
// No media server runs beside this suite: each deed is cut off after its commit, as when its server dies.
const cutOff = (deed: Promise<void>) => expect(deed).rejects.toThrow();

describe('A room is looked at soon', () => {
  it('where what somebody was lent once is over', async () => {
    const roomId = await seedRoom();
    await cutOff(endLoan({ roomId, uid: 'ada', capability, at: Date.now() }));
    expect((await adminFirestore().doc(`rooms/${roomId}/access/ada`).get()).get('exceptions')).toEqual({});
    expect(await readWait(roomId)).toBeLessThanOrEqual(outboxLease);
  });

  it('where somebody is found to be the same as another, and not for those who were lent nothing', async () => {
    const roomId = await seedRoom();
    await endLoan({ roomId, uid: 'ada', capability: 'camera:publish', at: Date.now() });
    expect(await readWait(roomId)).toBeGreaterThan(outboxLease);
    await cutOff(moveMembership(roomId, 'ada', { uid: 'augusta', name: 'Augusta', kind: 'learner' }));
    expect(await readWait(roomId)).toBeLessThanOrEqual(outboxLease);
  });
});
