import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { asDecision, withKeyedLocks } from '@/lib/core/server/with-keyed-lock';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

/**
 * Runs the transaction that changes groups: their names, people, rooms or owner. Changes of one group run one after
 * the other: each counts its people, and parallel ones would only make each other retry. `write` gets the time at
 * which it runs (ms), which may be later than the call.
 */
export const changeGroups = <Outcome>(
  groupIds: readonly string[],
  write: (transaction: Transaction, now: number) => Promise<Outcome>,
): Promise<Outcome> =>
  withKeyedLocks(
    groupIds.map(turnOfGroup),
    () => runTransaction((transaction) => write(transaction, Date.now())),
    asDecision,
  );

/** The lock of a group, for transactions that change more than groups (a key of `withKeyedLocks`). */
export const turnOfGroup = (groupId: string): string => `group ${groupId}`;
