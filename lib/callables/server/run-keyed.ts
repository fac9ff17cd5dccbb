import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/errors/app-error';
import { statusOf } from '@/lib/errors/error-status';
import { toWire } from '@/lib/errors/error-wire';
import type { CallRecords, CallResult } from '@/lib/callables/server/call-records';

/** How long a repetition waits for the running call, in ms (less than the handler does), and how often it looks. */
const patience = 15_000;
const lookEvery = 250;

type KeyedCall = {
  uid: string;
  name: string;
  key: string;
  input: unknown;
  run: (callId: string) => Promise<unknown>;
  /** Asked about a call of a new key before anything is written. */
  admit?: (() => Promise<void>) | undefined;
};

type Clock = { now: () => number; sleep: (ms: number) => Promise<void> };

const systemClock: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Runs a call once for its key. A repetition gets the first answer, or the first refusal. One that comes while the
 * call runs waits for it, and gets `request/in-progress` when that takes too long.
 */
export async function runKeyed(
  records: CallRecords,
  { uid, name, key, input, run, admit }: KeyedCall,
  clock: Clock = systemClock,
): Promise<unknown> {
  const callId = hash([uid, name, key]);
  const claim = { callId, uid, name, inputHash: hash([JSON.stringify(input)]) };
  if (admit && !(await records.isKnown(callId))) await admit();
  const deadline = clock.now() + patience;
  for (;;) {
    const record = await records.claim(claim);
    switch (record.status) {
      case 'claimed':
        return perform(records, callId, record.attempt, run);
      case 'done':
        return record.output;
      case 'failed':
        throw new AppError(record.error.code, { details: record.error.details });
      case 'running':
        if (clock.now() >= deadline) throw new AppError('request/in-progress');
        await clock.sleep(lookEvery);
    }
  }
}

async function perform(
  records: CallRecords,
  callId: string,
  attempt: string,
  run: (callId: string) => Promise<unknown>,
): Promise<unknown> {
  let result: CallResult;
  try {
    result = { status: 'done', output: await run(callId) };
  } catch (error) {
    const { code, details } = toWire(error, '');
    // A fault of ours or a rate limit passes: the next repetition tries again. A refusal stays.
    const { http } = statusOf(code);
    if (http >= 500 || http === 429) await records.release(callId, attempt);
    else
      await records.finish(callId, attempt, {
        status: 'failed',
        error: { code, ...(details && { details }) },
      });
    throw error;
  }
  await records.finish(callId, attempt, result);
  return result.output;
}

/** Parts are separated by a character that JSON, uids, names and keys do not contain. */
const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 40);
