import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { changeGates } from '@/lib/auth/server/gate/write-gate';
import { chunk } from '@/lib/core/chunk';
import { AppError } from '@/lib/errors/app-error';
import { turnOfGroup } from '@/lib/groups/server/change-groups';
import { learnerReference } from '@/lib/groups/server/group-references';

/** How many learners change in one commit; each then needs two other services. */
const atOnce = 10;

/** What a change of somebody's card does in a transaction: all reads of all learners come before the first write. */
export type CardChange = {
  /** Reads what it needs; its result writes. */
  change: (transaction: Transaction, uid: string) => Promise<() => void>;
  /** What follows the commit, for one learner. */
  settle: (uid: string) => Promise<unknown>;
};

/**
 * Changes the cards of learners, and nobody's before all are known to be the group's own. Ten change in one commit:
 * at once, commits would only overtake each other's audit rows. Throws `groups/no-such-learner`.
 */
export async function changeCards(
  { groupId, uids }: { groupId: string; uids: readonly string[] },
  { change, settle }: CardChange,
): Promise<void> {
  const asked = [...new Set(uids)];
  const learners = await Promise.all(asked.map((uid) => learnerReference(uid).get()));
  if (learners.some((learner) => learner.data()?.groupId !== groupId)) {
    throw new AppError('groups/no-such-learner');
  }
  for (const some of chunk(asked, atOnce)) {
    const changeAll = async (transaction: Transaction) => {
      const writes = await Promise.all(some.map((uid) => change(transaction, uid)));
      for (const write of writes) write();
    };
    await changeGates(some, changeAll, [turnOfGroup(groupId)]);
    await Promise.all(some.map(settle));
  }
}
