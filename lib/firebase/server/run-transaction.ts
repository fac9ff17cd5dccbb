import 'server-only';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** How often a transaction begins anew after Firestore has closed it. */
const attempts = 4;
/** Until when it begins anew because others' changes aborted it (ms since the first attempt): half of what a door waits. */
const patience = 10_000;
/** How long it waits at most before: this at first, twice as long each further time, up to the last (ms). */
const [firstWait, longestWait] = [250, 2000];

/**
 * Carries out a Firestore transaction; `work` may run several times. The SDK begins anew when others' changes
 * abort it, but gives up after five attempts, and when one of its parallel reads meets a transaction that the
 * abort has closed already. Nothing was written then, so it begins anew here, after a while that is another one
 * for each of those who are in each other's way.
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

/** INVALID_ARGUMENT, told from a mistake of ours by its words alone: the service has no code for it. */
const isClosed = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 3 &&
  /transaction (is invalid or closed|has expired)/i.test(thrown.message);
