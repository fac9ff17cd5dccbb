import 'server-only';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** How often a transaction is tried when Firestore has closed it. */
const attempts = 4;
/** How long it retries when others' changes abort it (ms since the first attempt): half of a request's timeout. */
const patience = 10_000;
/** The bounds of the wait before a retry (ms): the first wait doubles with each retry, up to the last. */
const [firstWait, longestWait] = [250, 2000];

/** Asked where the commit was refused: whether somebody was faster, so that all begins again. */
export type WasOvertaken = () => Promise<boolean>;

/** One run of the work of a transaction, and what is added to it right before the commit. */
export type Attempt = { readonly lastSteps: (() => Promise<WasOvertaken>)[] };

const running = new WeakMap<Transaction, Attempt>();

/** The attempt that a transaction is in; null outside of `runTransaction`. */
export const attemptOf = (transaction: Transaction): Attempt | null => running.get(transaction) ?? null;

/**
 * Runs a Firestore transaction; `work` may run several times. The SDK retries when others' changes abort it, but
 * gives up after five attempts. It also gives up when one of its parallel reads meets a transaction that the abort
 * has closed already. Nothing was written then, so this retries after a random wait, which separates the competitors.
 * The same holds where a last step was overtaken; it throws `server/unavailable` where others were faster all the time.
 */
export async function runTransaction<Outcome>(
  work: (transaction: Transaction) => Promise<Outcome>,
  firestore: Pick<Firestore, 'runTransaction'> = adminFirestore(),
): Promise<Outcome> {
  const began = Date.now();
  let overtaken: WasOvertaken[] = [];
  const run = async (transaction: Transaction): Promise<Outcome> => {
    // The SDK runs it again with the same transaction.
    const attempt: Attempt = { lastSteps: [] };
    running.set(transaction, attempt);
    overtaken = [];
    const outcome = await work(transaction);
    overtaken = await Promise.all(attempt.lastSteps.map((step) => step()));
    return outcome;
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await firestore.runTransaction(run);
    } catch (thrown) {
      const isInTime = Date.now() - began < patience;
      const wasOvertaken = isTaken(thrown) && (await isOneOvertaken(overtaken));
      const mayRepeat = isAborted(thrown) || wasOvertaken ? isInTime : isClosed(thrown) && attempt < attempts;
      if (!mayRepeat) throw wasOvertaken ? new AppError('server/unavailable', { cause: thrown }) : thrown;
      const wait = Math.random() * Math.min(longestWait, firstWait * 2 ** (attempt - 1));
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Reads many documents as of one instant. It locks nothing, so it holds nobody up. */
export const readAtOnce = <Outcome>(read: (transaction: Transaction) => Promise<Outcome>): Promise<Outcome> =>
  adminFirestore().runTransaction(read, { readOnly: true });

const isOneOvertaken = async (overtaken: readonly WasOvertaken[]): Promise<boolean> =>
  (await Promise.all(overtaken.map((ask) => ask()))).some(Boolean);

const hasCode = (thrown: unknown, ...codes: readonly number[]): boolean =>
  thrown instanceof Error && 'code' in thrown && codes.includes(Number(thrown.code));

/** ABORTED: others changed, or hold, what it read. */
const isAborted = (thrown: unknown): boolean => hasCode(thrown, 10);

/** ALREADY_EXISTS or FAILED_PRECONDITION: what it writes is not as it has to be. */
const isTaken = (thrown: unknown): boolean => hasCode(thrown, 6, 9);

/** INVALID_ARGUMENT. Only the message tells it from a mistake of ours, because the service has no code for it. */
const isClosed = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 3 &&
  /transaction (is invalid or closed|has expired)/i.test(thrown.message);
