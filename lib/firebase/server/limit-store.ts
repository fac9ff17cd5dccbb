import 'server-only';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isAppError } from '@/lib/core/app-error';
import type { AppErrorCode } from '@/lib/core/error-codes';
import { countOne, requireSpare, type Limit } from '@/lib/core/server/limit';
import { limitKey } from '@/lib/core/server/limit-key';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

const countSchema = z.object({ count: z.number(), expiresAt: z.number() });

/** A limit and who or what it is counted for. */
export type Limited = { limit: Limit; subject: string };

const reference = ({ limit, subject }: Limited): DocumentReference<z.infer<typeof countSchema>> =>
  adminFirestore()
    .doc(`limits/${limitKey(limit.name, subject)}`)
    .withConverter(documentConverter(countSchema));

/** Counts one, in `limits/{hash}`. Throws `request/rate-limited` when there is nothing left to spend. */
export function spend(limited: Limited): Promise<void> {
  return runTransaction(async (transaction) => {
    const counted = (await transaction.get(reference(limited))).data() ?? null;
    const now = Date.now();
    requireSpare(limited.limit, counted, now);
    transaction.set(reference(limited), countOne(limited.limit, counted, now));
  });
}

/**
 * Does `work` unless too many attempts have failed before; counts this one only when it fails by one of
 * `failures`. So any number of people behind one address can succeed. Attempts at the same instant see the
 * same count: what can be guessed in few attempts needs a count of its own in the transaction that decides.
 */
export async function limitFailures<T>(
  limited: readonly Limited[],
  failures: readonly AppErrorCode[],
  work: () => Promise<T>,
): Promise<T> {
  const counts = await adminFirestore().getAll(...limited.map(reference));
  const now = Date.now();
  for (const [index, { limit }] of limited.entries()) {
    const counted = counts[index]?.data() as z.infer<typeof countSchema> | undefined;
    requireSpare(limit, counted ?? null, now);
  }
  try {
    return await work();
  } catch (thrown) {
    if (isAppError(thrown) && failures.includes(thrown.code)) await Promise.all(limited.map(countFailure));
    throw thrown;
  }
}

function countFailure(limited: Limited): Promise<void> {
  return runTransaction(async (transaction) => {
    const counted = (await transaction.get(reference(limited))).data() ?? null;
    transaction.set(reference(limited), countOne(limited.limit, counted, Date.now()));
  });
}
