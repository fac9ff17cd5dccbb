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
import { outboxPorts } from '@/lib/rooms/server/outbox/outbox-ports';
import { untilEverywhere } from '@/lib/rooms/server/outbox/change-in-room';
import { listOpenRooms } from '@/lib/rooms/server/outbox/close-joins-behind';
import { deliverPending, endCallsBehind } from '@/lib/rooms/server/outbox/deliver';

/** The rooms whose visitors finish what a gate waits for; read before the transaction writes. */
export async function readGateRooms(transaction: Transaction, uid: string): Promise<string[]> {
  const listings = await transaction.get(adminFirestore().collection(`users/${uid}/rooms`).select());
  return listings.docs.map(({ id }) => id);
}

/**
 * The transaction in which somebody's gate is changed, or those of several. Before it commits the rooms in whose calls
 * they are are made due, so that whatever dies from then on, a page that is open there puts them out. Those who change
 * the same gate at once take turns: each of them would only make the others begin anew.
 *
 * @param otherTurns of what else is changed with them (keys of `withKeyedLocks`)
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
  // Where they cannot be listed nothing can be decided either: the transaction says so.
  const roomIds = await Promise.all(uids.map(listOpenRooms)).catch(() => []);
  await Promise.all([...new Set(roomIds.flat())].map(scheduleReconcile));
}

type GateChange = { uid: string; gate: Gate; roomIds: readonly string[]; now: number };

/**
 * Changes a gate, and notes in the same commit that its replica is to follow. The caller then runs `settleGate`. If
 * the caller is cut off before, the next one finishes it: the person with any request, a visitor of one of their
 * rooms, or the scheduler.
 */
export function writeGate(transaction: Transaction, { uid, gate, roomIds, now }: GateChange): void {
  transaction.set(gateReference(uid), gate);
  const mirror = [{ kind: 'gate', uid } as const];
  const entry = { roomId: gatePlace(uid), roomIds: [...roomIds], mirror };
  enqueueUnscheduled(transaction, 'by-gate', entry, now);
}

/**
 * Makes the replica of a gate like the gate, whatever it is by now, ends the calls of sign-ins that it has shut out,
 * and forgets what was waiting for that. Throws
 * `server/unavailable` when the Realtime Database does not answer.
 */
export async function settleGate(uid: string): Promise<void> {
  const waiting = await firestoreOutbox.list(gatePlace(uid));
  await mirror(outboxPorts, gatePlace(uid), [{ kind: 'gate', uid }]);
  if (waiting.length > 0) await endCallsBehind(uid);
  const theirs = waiting.filter(({ roomId }) => roomId === gatePlace(uid));
  await Promise.all(theirs.map(({ id }) => firestoreOutbox.remove(id)));
}

/** Carries out what was left behind for somebody's gate. It never throws; see `deliverPending`. */
export const drainGate = (uid: string): Promise<unknown> =>
  deliverPending(gatePlace(uid), { onFailure: 'log' });

/**
 * Carries out what waits for somebody's gate, their calls included, for whoever has to know that it is done. Throws
 * `rooms/not-everywhere-yet`.
 */
export async function finishGate(uid: string): Promise<void> {
  const [entry] = await firestoreOutbox.list(gatePlace(uid));
  if (entry) await untilEverywhere(entry.roomId, () => deliverPending(gatePlace(uid)));
}
