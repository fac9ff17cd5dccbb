import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { requestTimeout } from '@/lib/core/server/with-timeout';
import { createSemaphore } from '@/lib/core/server/places';

/** How a caller waits for the lock, and what happens when it is late. */
type Manner = { /** In ms. */ patience: number; late: 'is refused' | 'goes on' };

/**
 * For many callers at once, as a class: they run one after the other or not at all. The timeout leaves time for the
 * work before the request times out. So a caller who is told to retry was not let in late.
 */
const asOneOfMany: Manner = { patience: 15_000, late: 'is refused' };

/**
 * For one person's decisions about others: no number of other callers may block them, so a late one runs beside
 * those. Together with the retries of a transaction (`runTransaction`) the timeout is shorter than that of a request.
 */
export const asDecision: Manner = { patience: 6000, late: 'goes on' };

/** Nobody holds a lock for longer than the timeout of a request: after that the next caller runs. */
const turns = createSemaphore({ count: 1, longestStay: requestTimeout });

/**
 * Runs `work` after all earlier work of this process under the same key, failed work included. It is for changes of
 * one document by many at once, whose transactions would only make each other retry.
 *
 * The lock is not a guarantee: other processes do not queue here, and slow work loses it. So a transaction must
 * decide what has to be right. Throws `server/unavailable` when the lock does not come in time and `late` is `is
 * refused`; then nothing was done.
 */
export async function withKeyedLock<Outcome>(
  key: string,
  work: () => Promise<Outcome>,
  { patience, late } = asOneOfMany,
): Promise<Outcome> {
  const leave = await turns.enter(key, patience);
  if (!leave && late === 'is refused') throw new AppError('server/unavailable');
  try {
    return await work();
  } finally {
    leave?.();
  }
}

/**
 * As `withKeyedLock`, under several keys at once. The order of `keys` does not matter: every caller takes them in the
 * same order, so no two wait for each other.
 */
export function withKeyedLocks<Outcome>(
  keys: readonly string[],
  work: () => Promise<Outcome>,
  manner = asOneOfMany,
): Promise<Outcome> {
  const asked = Date.now();
  const ordered = [...new Set(keys)].sort();
  const left = () => ({ ...manner, patience: manner.patience - (Date.now() - asked) });
  const waitThenWork = ordered.reduceRight<() => Promise<Outcome>>(
    (inner, key) => () => withKeyedLock(key, inner, left()),
    work,
  );
  return waitThenWork();
}
