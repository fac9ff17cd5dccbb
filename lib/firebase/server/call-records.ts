import 'server-only';
import { randomUUID } from 'node:crypto';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { isAppErrorCode } from '@/lib/errors/catalogue/our-errors';
import type { CallClaim, CallRecords, CallResult } from '@/lib/callables/server/call-records';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { transactInTurn } from '@/lib/firebase/server/transact-in-turn';

/** Longer than the 70 s for which a caller waits: a call that still runs then was cut off. */
const takenOverAfter = 75_000;
const keptFor = 24 * 60 * 60_000;

const recordSchema = z.object({
  uid: z.string(),
  name: z.string(),
  inputHash: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  attempt: z.string(),
  startedAt: z.number(),
  expiresAt: z.number(),
  /** JSON, so that what a callable answers need not fit Firestore's types. */
  result: z.nullable(z.string()),
});
type CallRecord = z.infer<typeof recordSchema>;

/** The records of keyed calls in `calls/{callId}`. */
export const callRecords: CallRecords = {
  isKnown: async (callId) => (await reference(callId).get()).exists,

  // Repetitions of one call at the same time run one after the other, and find what the first has begun.
  claim: (claim) => transactInTurn(`call ${claim.callId}`, claimIn(claim)),

  finish: (callId, attempt, result) =>
    ifStillOurs(callId, attempt, (transaction) => {
      const text = JSON.stringify(result.status === 'done' ? result.output : result.error);
      transaction.update(reference(callId), { status: result.status, result: text });
    }),

  release: (callId, attempt) =>
    ifStillOurs(callId, attempt, (transaction) => {
      transaction.delete(reference(callId));
    }),
};

const reference = (callId: string): DocumentReference<CallRecord> =>
  adminFirestore().doc(`calls/${callId}`).withConverter(documentConverter(recordSchema));

const claimIn = (claim: CallClaim) => async (transaction: Transaction) => {
  const record = (await transaction.get(reference(claim.callId))).data();
  const now = Date.now();
  if (!record || record.expiresAt <= now) return start(transaction, claim, now);
  if (record.inputHash !== claim.inputHash || record.uid !== claim.uid || record.name !== claim.name) {
    throw new AppError('request/key-reused');
  }
  if (record.status !== 'running') return readResult(record);
  if (now - record.startedAt < takenOverAfter) return { status: 'running' } as const;
  return start(transaction, claim, now);
};

function start(transaction: Transaction, { callId, uid, name, inputHash }: CallClaim, now: number) {
  const attempt = randomUUID();
  transaction.set(reference(callId), {
    uid,
    name,
    inputHash,
    status: 'running',
    attempt,
    startedAt: now,
    expiresAt: now + keptFor,
    result: null,
  });
  return { status: 'claimed', attempt } as const;
}

function readResult({ status, result }: CallRecord): CallResult {
  const value: unknown = JSON.parse(result ?? 'null');
  if (status === 'done') return { status, output: value };
  const error = z.safeParse(z.object({ code: z.string(), details: z.optional(detailsSchema) }), value);
  const code = error.data?.code;
  const details = error.data?.details;
  return {
    status: 'failed',
    error: { code: isAppErrorCode(code) ? code : 'server/internal', ...(details && { details }) },
  };
}

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

async function ifStillOurs(
  callId: string,
  attempt: string,
  write: (transaction: Transaction) => void,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const record = (await transaction.get(reference(callId))).data();
    if (record?.attempt === attempt && record.status === 'running') write(transaction);
  });
}
