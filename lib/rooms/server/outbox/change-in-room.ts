import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAudit, type AuditedAction } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { asDecision, withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import type { Notice, PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { enqueue } from '@/lib/rooms/server/outbox/enqueue';
import { scheduleReconcile, type Scheduled } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { deliver, deliverPending, type TellOfEnd } from '@/lib/rooms/server/outbox/deliver';

/** `by` is the actor of the audit row: a uid, or the server. */
export type Change = { roomId: string; by: string };

/** What a decision leaves besides the state that it has written in its transaction. */
export type Decision = {
  /** Actor, room and time are added. */
  audit?: { id: string } & Omit<AuditedAction, 'actorUid' | 'roomId' | 'at'>;
  /** One entry of the outbox each. */
  outbox?: Notice | readonly Notice[];
  /** What the caller of the change gets. */
  outcome?: unknown;
};

/** Decides and writes the state; null when nothing is left to change. `now` is the time of the run (ms). */
type Decide<Decided extends Decision | null> = (transaction: Transaction, now: number) => Promise<Decided>;

/** The outcome of a decision; null for one without. */
export type OutcomeOf<Decided> = Decided extends { outcome: infer Outcome } ? Outcome : null;

export type Committed<Decided> = { entries: readonly PendingEntry[]; outcome: OutcomeOf<Decided> };

/**
 * Decides a change of a room and commits it with its audit row and its outbox entries. The room's reconcile is
 * scheduled before the commit, so a server that dies after it leaves the delivery to the next page that looks.
 * Changes of one room take turns: at once they would only make each other retry.
 */
export const commitInRoom = <Decided extends Decision | null>(
  change: Change,
  decide: Decide<Decided>,
): Promise<Committed<Decided>> =>
  withKeyedLock(`commands in ${change.roomId}`, () => commit(change, decide), asDecision);

async function commit<Decided extends Decision | null>(
  { roomId, by }: Change,
  decide: Decide<Decided>,
): Promise<Committed<Decided>> {
  const scheduling = scheduleReconcile(roomId);
  return runTransaction(async (transaction) => {
    const now = Date.now();
    const decision: Decision = (await decide(transaction, now)) ?? {};
    const entries = writeDecision(transaction, await scheduling, decision, { by, now });
    return { entries, outcome: (decision.outcome ?? null) as OutcomeOf<Decided> };
  });
}

/** Writes the audit row and the outbox entries of a decision, in a transaction that has scheduled the room. */
export function writeDecision(
  transaction: Transaction,
  scheduled: Scheduled,
  { audit, outbox = [] }: Decision,
  { by, now }: { by: string; now: number },
): PendingEntry[] {
  if (audit) {
    const { id, ...action } = audit;
    writeAudit(transaction, id, { ...action, actorUid: by, roomId: scheduled.roomId, at: now });
  }
  return [outbox].flat().map((notice) => enqueue(transaction, scheduled, notice, now));
}

/**
 * The same, but resolves when the Realtime Database and the media server have it. Throws
 * `rooms/not-everywhere-yet` after the commit; others then retry the delivery.
 */
export async function changeInRoom<Decided extends Decision | null>(
  change: Change,
  decide: Decide<Decided>,
): Promise<OutcomeOf<Decided>> {
  const { entries, outcome } = await commitInRoom(change, decide);
  await finishChange(change.roomId, entries);
  return outcome;
}

/**
 * Delivers the entries of a change. Without entries an earlier try may have been interrupted, so it delivers
 * the room's pending ones. Throws `rooms/not-everywhere-yet`; others then retry.
 */
export async function finishChange(
  roomId: string,
  entries: readonly PendingEntry[],
  manner: { tellOfEnd?: TellOfEnd } = {},
): Promise<void> {
  await untilEverywhere(roomId, () =>
    entries.length === 0 ? deliverPending(roomId, manner) : deliver(entries, manner),
  );
}

/** Marks a failure after the commit as one of the delivery. Throws `rooms/not-everywhere-yet`. */
export async function untilEverywhere(roomId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    writeLog('outbox-left', { roomId, ...outcomeOf(cause) });
    throw new AppError('rooms/not-everywhere-yet', { cause, details: { roomId } });
  }
}
