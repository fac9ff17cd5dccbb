import { entryCost, fullCredit, rowCost } from '@/lib/access/writing-pace';
import { seedDatabase, tryUpdate } from './database-rest';
import type { Outcome } from './firestore-rest';
import type { Actor } from './room-fixture';

type Paying = Pick<Actor, 'uid' | 'token'>;

/** What a page writes beside an entry of a log, or beside a row: `last` is its key. */
export const leftAfter = (cost: number, last: string): object => ({
  credit: fullCredit - cost,
  last,
  at: { '.sv': 'timestamp' },
});

export const keyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** One write of a person after the other: each pays from what the one before has left. */
const lastOf = new Map<string, Promise<unknown>>();

/** Tries to write what has its price, for a person who has all their credit; `left` changes what they keep. */
export function tryPaid(
  projectId: string,
  path: string,
  { uid, token }: Paying,
  value: unknown,
  left: object = {},
): Promise<Outcome> {
  const cost = typeof value === 'string' ? value.length + entryCost : rowCost;
  const attempt = async () => {
    await seedDatabase(projectId, { [`pace/${uid}`]: null });
    const pace = { ...leftAfter(cost, keyOf(path)), ...left };
    return tryUpdate(projectId, { token }, { [path]: value, [`pace/${uid}`]: pace });
  };
  const outcome = (lastOf.get(uid) ?? Promise.resolve()).then(attempt, attempt);
  lastOf.set(uid, outcome);
  return outcome;
}
