import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { requestTimeout } from '@/lib/core/server/with-timeout';
import { createSemaphore } from '@/lib/core/server/places';

/** How somebody waits for their turn, and what becomes of them when it does not come in time. */
type Manner = { /** In ms. */ patience: number; late: 'is refused' | 'goes on' };

/**
 * For many who come at once, as a class does: they get through one after the other or not at all. It leaves time for
 * the work itself before the request times out. So a caller who is told to try again was not let in late.
 */
const asOneOfMany: Manner = { patience: 15_000, late: 'is refused' };

/**
 * For what one person decides about others: no number of them may keep it from being done, so it goes on beside them.
 * Together with the retries of a transaction (`runTransaction`) it is less than the timeout of a request.
 */
export const asDecision: Manner = { patience: 6000, late: 'goes on' };

/** Nobody holds a lock for longer than the timeout of a request: what hangs is passed by. */
const turns = createSemaphore({ count: 1, longestStay: requestTimeout });

/**
 * Does `work` after all earlier work of this process under the same key, failed work included. It is for changes of one
 * document by many at once, whose transactions would only make each other retry. The lock is a courtesy: other processes
 * do not queue here, and slow work is passed by. So a transaction decides what must be right. Throws `server/unavailable`, with nothing done, when the turn of one of many does not come in time.
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
 * As `withKeyedLock`, under several keys at a time. The order in which they are given does not matter: all come to
 * them in the same one, so that no two wait for each other.
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
