import 'server-only';
import { createPlaces } from '@/lib/core/server/places';

/**
 * How long somebody waits for their turn, and how long one keeps others waiting (ms): with the time in which a
 * transaction begins anew (`runTransaction`) it is less than a door waits.
 */
const [queuePatience, longestTurn] = [6000, 4000];

const turns = createPlaces({ count: 1, longestStay: longestTurn });

/**
 * Does `work` once what this process was asked to do earlier under the same key is done, also what failed: for changes
 * to one document by many at once, which would only make each other begin anew. A turn is a courtesy and no lock: other
 * processes do not queue here, and whoever has waited long enough goes on beside the others. So whatever must be right
 * is decided in a transaction, and nobody can keep others from what they may.
 *
 * @param patience how long to wait at most (ms)
 */
export async function inTurn<Outcome>(
  key: string,
  work: () => Promise<Outcome>,
  patience = queuePatience,
): Promise<Outcome> {
  const leave = await turns.enter(key, patience);
  try {
    return await work();
  } finally {
    leave?.();
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
