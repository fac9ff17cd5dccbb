import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Gate } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { enqueue, firestoreOutbox } from '@/lib/rooms/server/firestore-outbox';
import { mirror } from '@/lib/rooms/server/mirror';
import { outboxGateways } from '@/lib/rooms/server/outbox-gateways';
import { drainRoom, endCallsBehind } from '@/lib/rooms/server/settle-outbox';

/** Under what name the outbox keeps what a gate waits for. No room is called so: their ids have no such sign. */
const placeOf = (uid: string) => `gate_${uid}`;

/** The rooms whose visitors finish what a gate waits for; read before the transaction writes. */
export async function readGateRooms(transaction: Transaction, uid: string): Promise<string[]> {
  const listings = await transaction.get(adminFirestore().collection(`users/${uid}/rooms`).select());
  return listings.docs.map(({ id }) => id);
}

type GateChange = { uid: string; gate: Gate; roomIds: readonly string[]; now: number };

/**
 * Changes a gate, and notes in the same commit that its twin is to follow. Whoever wrote it calls `settleGate` then;
 * where they are cut off before, whoever comes next finishes it: the person themselves with anything that they ask
 * for, everybody who comes to a room of theirs, and the scheduler.
 */
export function writeGate(transaction: Transaction, { uid, gate, roomIds, now }: GateChange): void {
  transaction.set(gateReference(uid), gate);
  const mirror = [{ kind: 'gate', uid } as const];
  enqueue(transaction, newOutboxEntry({ roomId: placeOf(uid), roomIds: [...roomIds], mirror }, now));
}

/**
 * Makes the twin of a gate like the gate, whatever it is by now, ends the calls of sign-ins that it has shut out, and
 * forgets what was waiting for that. Throws
 * `server/unavailable` when the Realtime Database does not answer.
 */
export async function settleGate(uid: string): Promise<void> {
  const waiting = await firestoreOutbox.list(placeOf(uid));
  await mirror(outboxGateways, placeOf(uid), [{ kind: 'gate', uid }]);
  if (waiting.length > 0) await endCallsBehind(uid);
  await Promise.all(waiting.map(({ id }) => firestoreOutbox.remove(id)));
}

/** Carries out what was left behind for somebody's gate. It never throws; see `drainRoom`. */
export const drainGate = (uid: string): Promise<void> => drainRoom(placeOf(uid));
