import 'server-only';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** How often a transaction is tried when Firestore has closed it. */
const attempts = 4;
/** How long it retries when others' changes abort it (ms since the first attempt): half of a request's timeout. */
const patience = 10_000;
/** The bounds of the wait before a retry (ms): the first wait doubles with each retry, up to the last. */
const [firstWait, longestWait] = [250, 2000];

/**
 * Runs a Firestore transaction; `work` may run several times. The SDK retries when others' changes abort it, but
 * gives up after five attempts. It also gives up when one of its parallel reads meets a transaction that the abort
 * has closed already. Nothing was written then, so this retries after a random wait, which separates the competitors.
 */
export async function runTransaction<Outcome>(
  work: (transaction: Transaction) => Promise<Outcome>,
  firestore: Pick<Firestore, 'runTransaction'> = adminFirestore(),
): Promise<Outcome> {
  const began = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await firestore.runTransaction(work);
    } catch (thrown) {
      const mayRepeat = isAborted(thrown)
        ? Date.now() - began < patience
        : isClosed(thrown) && attempt < attempts;
      if (!mayRepeat) throw thrown;
      const wait = Math.random() * Math.min(longestWait, firstWait * 2 ** (attempt - 1));
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** ABORTED: others changed, or hold, what it read. */
const isAborted = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 10;

/** INVALID_ARGUMENT. Only the message tells it from a mistake of ours, because the service has no code for it. */
const isClosed = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 3 &&
  /transaction (is invalid or closed|has expired)/i.test(thrown.message);
