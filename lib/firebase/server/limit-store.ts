import 'server-only';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { countOne, requireSpare, takeOneBack, type Limit } from '@/lib/core/server/limit';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { limitKey } from '@/lib/core/server/limit-key';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { transactInTurn } from '@/lib/firebase/server/transact-in-turn';

const countSchema = z.object({ count: z.number(), expiresAt: z.number() });

/** A limit and who or what it is counted for. */
export type Limited = { limit: Limit; subject: string };

/** `attempt` names what is tried, where trying the same again tells nobody more: that counts once in a window. */
export type LimitedAttempt = Limited & { attempt?: string };

const reference = ({ limit, subject }: Limited): DocumentReference<z.infer<typeof countSchema>> =>
  adminFirestore()
    .doc(`limits/${limitKey(limit.name, subject)}`)
    .withConverter(documentConverter(countSchema));

/**
 * Reads in a transaction what is left, and returns what counts one there; that throws `request/rate-limited` when
 * nothing is. Called where the same transaction writes what is limited: so nothing counts that does not happen, a
 * repetition that finds its own work does not count again, and two at once do not both get the last.
 */
export async function readBudget(transaction: Transaction, limited: Limited): Promise<() => void> {
  const counted = (await transaction.get(reference(limited))).data() ?? null;
  return () => {
    const now = Date.now();
    requireSpare(limited.limit, counted, now);
    transaction.set(reference(limited), countOne(limited.limit, counted, now));
  };
}

/**
 * Counts an attempt before anything is asked about it, whatever comes of it: also what is refused costs the reads.
 * Throws `request/rate-limited`.
 */
export const countAttempt = (limited: Limited): Promise<void> => countAttempts([limited]);

type Settle = (refusal: Error | null) => void;

/** Who waits for the same counts in this process. */
const lines = new Map<string, Settle[]>();

/**
 * Counts one more for each of some limits, or for none of them. Many at once, such as a class behind one link, are
 * counted by one commit: one after the other they would outlast their requests. Throws as `countAttempt`.
 */
export function countAttempts(limited: readonly [Limited, ...Limited[]]): Promise<void> {
  const keys = limited.map(({ limit, subject }) => limitKey(limit.name, subject));
  const [first = ''] = keys;
  const key = keys.join(' ');
  return new Promise((resolve, reject) => {
    const settle: Settle = (refusal) => (refusal === null ? resolve() : reject(refusal));
    const line = lines.get(key);
    if (line) {
      line.push(settle);
      return;
    }
    const own = [settle];
    lines.set(key, own);
    const close = () => void (lines.get(key) === own && lines.delete(key));
    withKeyedLock(first, () => {
      close();
      return countTogether(limited, own.length);
    }).then(
      (refusals) => own.forEach((each, at) => each(refusals[at] ?? null)),
      (thrown: unknown) => {
        close();
        for (const each of own) each(thrown instanceof Error ? thrown : new Error(String(thrown)));
      },
    );
  });
}

/** Counts so many attempts in their order. Answers with the refusal of each, or null. */
const countTogether = (limited: readonly Limited[], attempts: number): Promise<(Error | null)[]> =>
  runTransaction(async (transaction) => {
    const found = await Promise.all(limited.map((one) => transaction.get(reference(one))));
    const now = Date.now();
    let counts = found.map((snapshot) => snapshot.data() ?? null);
    const refusals = Array.from({ length: attempts }, () => {
      try {
        limited.forEach(({ limit }, at) => requireSpare(limit, counts[at] ?? null, now));
      } catch (refusal) {
        if (!isAppError(refusal)) throw refusal;
        return refusal;
      }
      counts = limited.map(({ limit }, at) => countOne(limit, counts[at] ?? null, now));
      return null;
    });
    limited.forEach((one, at) => {
      const counted = counts[at];
      if (counted && refusals.includes(null)) transaction.set(reference(one), counted);
    });
    return refusals;
  });

/**
 * Does what no transaction can hold, such as sending a mail, if something is left: counted before, so that two at
 * once do not both get the last, and no longer when it fails. Throws `request/rate-limited` and what `work` throws.
 */
export async function spendOn<T>(limited: Limited, work: () => Promise<T>): Promise<T> {
  await countAttempt(limited);
  try {
    return await work();
  } catch (thrown) {
    await giveBack(limited);
    throw thrown;
  }
}

/** Throws `request/rate-limited` when something has been counted as often as it may be. It writes nothing. */
export async function requireSpareFor(...limited: readonly Limited[]): Promise<void> {
  const counts = await adminFirestore().getAll(...limited.map(reference));
  const now = Date.now();
  for (const [index, { limit }] of limited.entries()) {
    const counted = counts[index]?.data() as z.infer<typeof countSchema> | undefined;
    requireSpare(limit, counted ?? null, now);
  }
}

/**
 * Does `work` unless too many attempts have failed before; counts this one only when it fails by one of
 * `failures`. So any number of people behind one address can succeed. Attempts at the same instant see the
 * same count: what can be guessed in few attempts needs a count of its own in the transaction that decides.
 */
export async function limitFailures<T>(
  limited: readonly LimitedAttempt[],
  failures: readonly AppErrorCode[],
  work: () => Promise<T>,
): Promise<T> {
  await requireSpareFor(...limited);
  try {
    return await work();
  } catch (thrown) {
    if (isAppError(thrown) && failures.includes(thrown.code)) await Promise.all(limited.map(countFailure));
    throw thrown;
  }
}

/** Many fail at once when a class opens an old link; they take turns at the one count of their school. */
function countFailure({ attempt, ...limited }: LimitedAttempt): Promise<void> {
  const { limit, subject } = limited;
  const places = [limited, ...(attempt === undefined ? [] : [{ limit, subject: `${subject} ${attempt}` }])];
  const count = async (transaction: Transaction) => {
    const counts = await Promise.all(
      places.map(async (place) => (await transaction.get(reference(place))).data() ?? null),
    );
    const now = Date.now();
    const before = attempt === undefined ? null : counts[1];
    if (before && before.expiresAt > now) return;
    places.forEach((place, at) =>
      transaction.set(reference(place), countOne(limit, counts[at] ?? null, now)),
    );
  };
  return transactInTurn(limitKey(limit.name, subject), count);
}

function giveBack(limited: Limited): Promise<void> {
  return runTransaction(async (transaction) => {
    const left = takeOneBack((await transaction.get(reference(limited))).data() ?? null, Date.now());
    if (left) transaction.set(reference(limited), left);
  });
}
