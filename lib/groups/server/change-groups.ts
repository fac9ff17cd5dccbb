import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { asDecision, withKeyedLocks } from '@/lib/core/server/with-keyed-lock';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

/**
 * The transaction in which groups are changed: their names, people, rooms or owner. Those who change one group at once
 * take turns: each of them reads who all is in it, and would only make the others begin anew. `write` is told when it
 * runs (ms), which may be a while after it was asked for.
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

/** The turn in which a group is changed, for what changes more than groups (a key of `withKeyedLocks`). */
export const turnOfGroup = (groupId: string): string => `group ${groupId}`;
