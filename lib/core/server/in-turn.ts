import 'server-only';
import { AppError } from '@/lib/core/app-error';

/**
 * How long somebody waits for their turn (ms): less than a door waits, with time for the work itself, so whoever is told
 * to try again was not let in late.
 */
const queuePatience = 15_000;

/** The end of each queue. Empty ones are taken out. */
const ends = new Map<string, Promise<unknown>>();

/**
 * Does `work` once everything that this process was asked to do earlier under the same key is done, also what
 * failed: for changes to one document by many at once, which would only make each other begin anew. Other
 * processes do not queue here, so whatever must be right is still decided in a transaction. Throws
 * `server/unavailable`, with nothing done, when the turn does not come in time.
 */
export async function inTurn<Outcome>(
  key: string,
  work: () => Promise<Outcome>,
  patience = queuePatience,
): Promise<Outcome> {
  const asked = Date.now();
  const turn = async (): Promise<Outcome> => {
    if (Date.now() - asked > patience) throw new AppError('server/unavailable');
    return work();
  };
  const outcome = (ends.get(key) ?? Promise.resolve()).then(turn);
  const end = outcome.catch(() => undefined);
  ends.set(key, end);
  try {
    return await outcome;
  } finally {
    if (ends.get(key) === end) ends.delete(key);
  }
}

/**
 * As `inTurn`, under several keys at a time. The order in which they are given does not matter: all come to them in the
 * same one, so that no two wait for each other.
 */
export function inTurns<Outcome>(
  keys: readonly string[],
  work: () => Promise<Outcome>,
  patience = queuePatience,
): Promise<Outcome> {
  const asked = Date.now();
  const ordered = [...new Set(keys)].sort();
  const waitThenWork = ordered.reduceRight<() => Promise<Outcome>>(
    (inner, key) => () => inTurn(key, inner, patience - (Date.now() - asked)),
    work,
  );
  return waitThenWork();
}
