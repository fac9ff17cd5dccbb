import 'server-only';
import { deleteAccountOf } from '@/lib/account/server/delete-account';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** How long a guest who does not come back is kept; whoever joins as a guest is told so. */
const guestsAreKeptFor = 30 * 24 * 60 * 60_000;

/** So many in one go that the scheduler has its answer in seconds; the rest have their turn the next time. */
const mostAtOnce = 20;

/**
 * Removes guests who have not been here for thirty days, and says how many. One who owns something that others
 * depend on stays. It never throws for one of them, so that the others have their turn.
 */
export async function removeIdleGuests(now: number): Promise<number> {
  const idle = await adminFirestore()
    .collection('users')
    .where('kind', '==', 'guest')
    .where('seenAt', '<', now - guestsAreKeptFor)
    .orderBy('seenAt')
    .limit(mostAtOnce)
    .get();
  const removed = await Promise.all(idle.docs.map(({ id }) => isRemoved(id)));
  return removed.filter(Boolean).length;
}

async function isRemoved(uid: string): Promise<boolean> {
  try {
    return (await deleteAccountOf(uid)) === 'deleted';
  } catch (error) {
    writeLog('guest-left', outcomeOf(error));
    return false;
  }
}
