import 'server-only';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** How often a transaction begins anew after Firestore has closed it, and how long it waits at most before (ms). */
const attempts = 4;
const longestWait = 250;

/**
 * Carries out a Firestore transaction; `work` may run several times. The SDK begins anew when others' changes
 * abort it, but gives up when one of its parallel reads meets a transaction that the abort has closed already.
 * Nothing was written then, so it begins anew here.
 */
export async function runTransaction<Outcome>(
  work: (transaction: Transaction) => Promise<Outcome>,
  firestore: Pick<Firestore, 'runTransaction'> = adminFirestore(),
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await firestore.runTransaction(work);
    } catch (thrown) {
      if (attempt === attempts || !isClosed(thrown)) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestWait));
    }
  }
}

/** INVALID_ARGUMENT, told from a mistake of ours by its words alone: the service has no code for it. */
const isClosed = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 3 &&
  /transaction (is invalid or closed|has expired)/i.test(thrown.message);
