import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

/**
 * A transaction that waits for those which this process was asked for earlier under the same key: at once they would
 * hold each other's locks, and each would only make the others begin anew.
 */
export const transactInTurn = <Outcome>(
  key: string,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> => withKeyedLock(key, () => runTransaction(work));
