import 'server-only';
import type { Gate } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toIdentity } from '@/lib/livekit/identity';
import { gatePlace, type PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import type { Admitted } from '@/lib/rooms/schema';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import { admittedCollection } from '@/lib/rooms/server/documents/room-references';

/** Whether the sign-in of a join no longer passes a gate. */
export const isBehind = ({ authTime, card }: Pick<Admitted, 'authTime' | 'card'>, gate: Gate): boolean =>
  gate.disabled ||
  authTime === undefined ||
  authTime < gate.validAfter ||
  // Signed in within the same second, by another PIN than the current one.
  (gate.card !== undefined && card !== gate.card);

const openJoinsOf = (uid: string) =>
  admittedCollection().where('uid', '==', uid).where('closed', '==', false);

/** The rooms whose calls a person is in, or may enter with a token that they have. */
export async function listOpenRooms(uid: string): Promise<string[]> {
  const { docs } = await openJoinsOf(uid).get();
  return [...new Set(docs.map((row) => row.data().roomId))];
}

/**
 * Closes the joins of an account whose sign-ins were revoked, in all rooms; memberships stay. Returns the
 * entries to deliver, one for each room: the replicas, and the removal from the call.
 */
export async function closeJoinsBehind(uid: string): Promise<PendingEntry[]> {
  return runTransaction(async (transaction) => {
    const [gateNow, { docs }] = await Promise.all([
      transaction.get(gateReference(uid)),
      transaction.get(openJoinsOf(uid)),
    ]);
    const gate = gateNow.data();
    const behind = gate ? docs.filter((row) => isBehind(row.data(), gate)) : [];
    for (const row of behind) transaction.update(row.ref, { closed: true });
    const roomIds = [...new Set(behind.map((row) => row.data().roomId))];
    return roomIds.map((roomId) => {
      const rows = behind.map((row) => row.data()).filter((row) => row.roomId === roomId);
      const joinIds = rows.map(({ joinId }) => joinId);
      const mirror = joinIds.map((joinId) => ({ kind: 'join', identity: toIdentity(uid, joinId) }) as const);
      // They may come back under a new sign-in before the delivery. With epoch 0 they count as back, so only
      // the closed joins are removed.
      const media = { kind: 'remove-person', uid, joinIds, epoch: 0 } as const;
      const entry = { roomId, roomIds: [gatePlace(uid)], mirror, media };
      return enqueueUnscheduled(transaction, 'by-gate', entry, Date.now());
    });
  });
}
