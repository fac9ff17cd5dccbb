import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

/**
 * A transaction that waits for the earlier ones of this process under the same key. In parallel, they would hold each
 * other's locks and only make each other retry.
 */
export const transactInTurn = <Outcome>(
  key: string,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> => withKeyedLock(key, () => runTransaction(work));
