import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Gate } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { asDecision, withKeyedLocks } from '@/lib/core/server/with-keyed-lock';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { gatePlace } from '@/lib/rooms/outbox/outbox-entry';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import { firestoreOutbox } from '@/lib/rooms/server/outbox/firestore-outbox';
import { scheduleReconcile } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { mirror } from '@/lib/rooms/server/outbox/mirror';
import { mirrorPorts } from '@/lib/rooms/server/outbox/mirror-ports';
import { untilEverywhere } from '@/lib/rooms/server/outbox/change-in-room';
import { listOpenRooms } from '@/lib/rooms/server/outbox/close-joins-behind';
import { deliverPending, endCallsBehind } from '@/lib/rooms/server/outbox/deliver';

/** The rooms whose visitors finish the outbox of a gate; read before the transaction writes. */
export async function readGateRooms(transaction: Transaction, uid: string): Promise<string[]> {
  const listings = await transaction.get(adminFirestore().collection(`users/${uid}/rooms`).select());
  return listings.docs.map(({ id }) => id);
}

/**
 * Runs the transaction that changes one or more gates. It makes the rooms whose calls these people are in due before
 * it commits. If this process dies after that, a page in the call finishes the removal. Changes of the same gate run
 * one after the other, because parallel ones would only retry each other.
 *
 * @param otherTurns the keys of other locks that the change needs (see `withKeyedLocks`)
 */
export const changeGates = <Outcome>(
  uids: readonly string[],
  write: (transaction: Transaction) => Promise<Outcome>,
  otherTurns: readonly string[] = [],
): Promise<Outcome> =>
  withKeyedLocks(
    [...otherTurns, ...uids.map((uid) => `gate of ${uid}`)],
    () => commitGates(uids, write),
    asDecision,
  );

async function commitGates<Outcome>(
  uids: readonly string[],
  write: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const areDue = makeCallsDue(uids);
  return runTransaction(async (transaction) => {
    const outcome = await write(transaction);
    await areDue;
    return outcome;
  });
}

async function makeCallsDue(uids: readonly string[]): Promise<void> {
  // When the rooms cannot be listed, the transaction fails for the same reason and reports it.
  const roomIds = await Promise.all(uids.map(listOpenRooms)).catch(() => []);
  await Promise.all([...new Set(roomIds.flat())].map(scheduleReconcile));
}

type GateChange = { uid: string; gate: Gate; roomIds: readonly string[]; now: number };

/**
 * Changes a gate, and enqueues its mirroring in the same commit. The caller then runs `settleGate`. If the caller is
 * cut off before, another request finishes it: one of the person, of a visitor of their rooms, or of the scheduler.
 */
export function writeGate(transaction: Transaction, { uid, gate, roomIds, now }: GateChange): void {
  transaction.set(gateReference(uid), gate);
  const mirror = [{ kind: 'gate', uid } as const];
  const entry = { roomId: gatePlace(uid), roomIds: [...roomIds], mirror };
  enqueueUnscheduled(transaction, 'by-gate', entry, now);
}

/**
 * Copies the current gate to its replica, ends the calls of sign-ins that it shuts out, and deletes the outbox
 * entries for that. Throws `server/unavailable` when the Realtime Database does not answer.
 */
export async function settleGate(uid: string): Promise<void> {
  const waiting = await firestoreOutbox.list(gatePlace(uid));
  await mirror(mirrorPorts, gatePlace(uid), [{ kind: 'gate', uid }]);
  if (waiting.length > 0) await endCallsBehind(uid);
  const theirs = waiting.filter(({ roomId }) => roomId === gatePlace(uid));
  await Promise.all(theirs.map(({ id }) => firestoreOutbox.remove(id)));
}

/** Delivers what is pending for a gate. It never throws; see `deliverPending`. */
export const drainGate = (uid: string): Promise<unknown> =>
  deliverPending(gatePlace(uid), { onFailure: 'log' });

/**
 * Delivers what is pending for a gate, the removal from calls included, for callers that must know when it is done.
 * Throws `rooms/not-everywhere-yet`.
 */
export async function finishGate(uid: string): Promise<void> {
  const [entry] = await firestoreOutbox.list(gatePlace(uid));
  if (entry) await untilEverywhere(entry.roomId, () => deliverPending(gatePlace(uid)));
}
