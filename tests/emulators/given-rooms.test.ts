import { initializeApp } from 'firebase-admin/app';
import { deleteAccountOf } from '@/lib/account/server/delete-account';
import { presets } from '@/lib/access/presets';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { initialSettings, unchangedOrganization } from '@/lib/organization/organization';
import type { OrganizationRules } from '@/lib/organization/schema';
import { outboxLease } from '@/lib/rooms/outbox/outbox-entry';
import { parseTurn, slowStep } from '@/lib/rooms/session/reconcile-turn';
import { giveRoomTo } from '@/lib/rooms/server/members/give-room';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, whose settings nobody else changes. The product takes the first app that there is.
const projectId = `demo-${unique('given').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const firestore = () => adminFirestore();

/** A room of Ada's, in which she is, and Emmy, who is in the organisation and not in the room. */
async function seed(role: 'host' | 'member', roomMakers: OrganizationRules['roomMakers']): Promise<string> {
  const roomId = unique('room').replaceAll('-', '');
  const { settings } = presets.lesson;
  const room = { name: 'Algebra', preset: 'lesson', settings, ownerUid: 'ada', createdAt: 1 };
  const emmy = { name: 'Emmy', email: 'emmy@school.example', kind: 'account', role, createdAt: 1, seenAt: 1 };
  const ada = { uid: 'ada', name: 'Ada', kind: 'account', profile: 'host', addedAt: 1, addedBy: 'ada' };
  const rules = { ...initialSettings.rules, roomMakers };
  await Promise.all([
    firestore()
      .doc('organization/policy')
      .set({ ...initialSettings, version: 1, rules }),
    firestore().doc('users/emmy').set(emmy),
    firestore().doc('gates/emmy').set({ validAfter: 0, disabled: false }),
    firestore().doc('departures/emmy').delete(),
    firestore().doc(`rooms/${roomId}`).set(room),
    firestore().doc(`rooms/${roomId}/members/ada`).set(ada),
    firestore()
      .doc(`rooms/${roomId}/access/_matrix`)
      .set(matrixDocument({ settings }, null, 1, unchangedOrganization)),
    patchDatabase({ [`reconcile/${roomId}`]: { next: Date.now() + slowStep, hotUntil: 0 } }),
  ]);
  return roomId;
}

const give = (roomId: string) =>
  giveRoomTo({
    roomId,
    ownerUid: 'ada',
    email: 'emmy@school.example',
    actorUid: 'rosalind',
    callId: unique('call'),
  });
const ownerOf = async (roomId: string) =>
  (await firestore().doc(`rooms/${roomId}`).get()).get('ownerUid') as string;
const rowsAbout = async (roomId: string) =>
  (await firestore().collection('audit').where('roomId', '==', roomId).get()).size;

describe('A room that an administrator gives to somebody', () => {
  it('stays where it is if the organisation lets them make none', async () => {
    const roomId = await seed('member', 'hosts');
    await expect(give(roomId)).rejects.toMatchObject({ code: 'ownership/no-room-maker' });
    expect(await ownerOf(roomId)).toBe('ada');
    expect((await firestore().doc(`rooms/${roomId}/members/emmy`).get()).exists).toBe(false);
    expect(await rowsAbout(roomId)).toBe(0);
  });

  it.each([
    ['host', 'hosts'],
    ['member', 'everyone'],
  ] as const)(
    'is theirs as %s where %s make rooms, also when the server dies after it',
    async (role, makers) => {
      const roomId = await seed(role, makers);
      // No media server runs beside this suite: it is cut off after its commit.
      await expect(give(roomId)).rejects.toMatchObject({ code: 'rooms/not-everywhere-yet' });
      expect(await ownerOf(roomId)).toBe('emmy');
      const { next } = parseTurn(await readDatabase(`reconcile/${roomId}`));
      expect(next - Date.now()).toBeLessThanOrEqual(outboxLease);
      expect((await firestore().collection('outbox').where('roomId', '==', roomId).get()).size).toBe(1);
      await expect(give(roomId)).rejects.toMatchObject({ code: 'rooms/not-everywhere-yet' });
      expect(await rowsAbout(roomId)).toBe(1);
    },
  );

  it('never goes with the account of somebody who is being deleted at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      // The same person comes again, and what was written down about them would stand in their way.
      await firestore().recursiveDelete(firestore().collection('audit'));
      await firestore().recursiveDelete(firestore().collection('users'));
      const roomId = await seed('host', 'everyone');
      const [given, deleted] = await Promise.allSettled([give(roomId), deleteAccountOf('emmy', 'rosalind')]);
      if (deleted.status === 'rejected') throw deleted.reason;
      const why = given.status === 'rejected' ? (given.reason as { code: string }).code : 'none';
      if (deleted.value === 'deleted') {
        expect(['ownership/shut-out', 'rooms/no-such-account']).toContain(why);
        expect(await ownerOf(roomId)).toBe('ada');
      } else {
        expect(deleted.value).toMatchObject({ rooms: [{ roomId }] });
        expect(await ownerOf(roomId)).toBe('emmy');
      }
    }
  });
});
