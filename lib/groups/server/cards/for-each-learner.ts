import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { chunk } from '@/lib/core/chunk';
import { learnerReference } from '@/lib/groups/server/group-references';

/** How many learners at a time: each needs several transactions and two other services. */
const atOnce = 10;

/**
 * Does something to learners of a group, and to nobody before all are known to be the group's own. Throws
 * `groups/no-such-learner`.
 */
export async function forEachLearner(
  { groupId, uids }: { groupId: string; uids: readonly string[] },
  act: (uid: string) => Promise<void>,
): Promise<void> {
  const asked = [...new Set(uids)];
  const learners = await Promise.all(asked.map((uid) => learnerReference(uid).get()));
  if (learners.some((learner) => learner.data()?.groupId !== groupId)) {
    throw new AppError('groups/no-such-learner');
  }
  for (const some of chunk(asked, atOnce)) await Promise.all(some.map(act));
}
