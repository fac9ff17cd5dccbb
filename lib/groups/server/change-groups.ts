import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { asDecision, inTurns } from '@/lib/core/server/in-turn';
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
  inTurns(
    groupIds.map(turnOfGroup),
    () => runTransaction((transaction) => write(transaction, Date.now())),
    asDecision,
  );

/** The turn in which a group is changed, for what changes more than groups (a key of `inTurns`). */
export const turnOfGroup = (groupId: string): string => `group ${groupId}`;
