import * as z from 'zod/mini';
import { AppError, isAppError } from '@/lib/errors/app-error';
import type { AnyContract, CallableInput, CallableOutput } from '@/lib/callables/callable-contract';
import { lateAnswers } from '@/lib/callables/client/late-answers';
import { dropIdempotencyKey, idempotencyKeyOf } from '@/lib/callables/client/idempotency-keys';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { fromWire, isWireError } from '@/lib/errors/error-wire';
import { isRecord } from '@/lib/core/is-record';
import { serviceLimits } from '@/lib/core/service-limits';
import { loadFunctions } from '@/lib/firebase/client/load-firebase';

export type CallOptions = {
  /** The key of an intent. Left out, an unanswered call keeps its key for the next equal call. */
  key?: string;
  /** The answer is late: from here on the page checks with the server. Without it, the page says so in one line. */
  onChecking?: () => void;
  /** No person asked for this call: the page says nothing when its answer is late. */
  isUnasked?: boolean;
};

/** Carries a call to the server and its answer back. */
export type Transport = (name: string, data: unknown, timeout: number) => Promise<unknown>;

/** What a test replaces. */
type Surroundings = { transport: Transport; sleep: (ms: number) => Promise<void> };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const sdkTransport: Transport = async (name, data, timeout) =>
  (await loadFunctions()).callFunction(name, data, timeout);

/**
 * The SDK's codes for a lost answer: a broken connection, or a proxy that has no answer of the server. Our server's
 * own internal or unavailable errors have codes of their own.
 */
const lost: ReadonlySet<string> = new Set([
  'functions/internal',
  'functions/unavailable',
  'functions/unknown',
]);
/** What a late or lost answer looks like: the server may have done the work all the same. */
const uncertain: ReadonlySet<string> = new Set([
  ...lost,
  'functions/deadline-exceeded',
  'request/in-progress',
]);
/** The outcome is unknown or partial: a retry reuses the idempotency key. */
const open: ReadonlySet<string> = new Set([
  'server/unavailable',
  'server/internal',
  'request/timeout',
  'request/rate-limited',
  'rooms/not-everywhere-yet',
  'call/media-server-unreachable',
  'auth/required',
  'auth/invalid-token',
  'auth/expired-token',
  'auth/revoked',
  'auth/sign-in-too-old',
]);
/** The pauses before each check with the server (ms); the server itself waits for a running call. */
const pauses = [500, 2000, 5000];

/**
 * Calls a callable and returns its parsed output. Throws an AppError with the server's code, or the SDK's error when
 * the server did not answer.
 *
 * A call that is not answered in time may have worked, so it is repeated: a keyed callable answers a repetition from
 * its record, a natural or reading one is safe to repeat. Meanwhile the page says that it is checking; a reading
 * callable does not, because its view shows that it loads. If the outcome stays open, it throws `request/timeout`, or
 * the SDK's error when the connection fails. The next call with the same input reuses the key, until the server has
 * said what happened.
 */
export async function callServer<Contract extends AnyContract>(
  contract: Contract,
  input: CallableInput<Contract>,
  { key, onChecking, isUnasked = contract.kind === 'read' }: CallOptions = {},
  { transport = sdkTransport, sleep = wait }: Partial<Surroundings> = {},
): Promise<CallableOutput<Contract>> {
  // By JSON, because the SDK would send null for what is undefined, and our schemas are strict.
  const plain = JSON.parse(JSON.stringify(input)) as unknown;
  const data =
    contract.kind === 'keyed'
      ? { key: key ?? idempotencyKeyOf(contract.name, plain), input: plain }
      : { input: plain };
  let settled: (() => void) | undefined;
  const startChecking = () => {
    if (onChecking) onChecking();
    else if (!isUnasked) settled = lateAnswers.begin();
  };
  try {
    const ask = () => transport(contract.name, data, serviceLimits.callable.timeoutMs);
    const answer = await askUntilCertain(ask, startChecking, sleep);
    dropIdempotencyKey(contract.name, plain);
    return z.parse(contract.output, answer) as CallableOutput<Contract>;
  } catch (thrown) {
    if (isAppError(thrown) && !open.has(thrown.code)) dropIdempotencyKey(contract.name, plain);
    throw thrown;
  } finally {
    settled?.();
  }
}

/** Asks once, and again after each pause while the outcome is unknown. */
async function askUntilCertain(
  ask: () => Promise<unknown>,
  onUncertain: () => void,
  sleep: Surroundings['sleep'],
): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (thrown) {
      const code = errorCodeOf(thrown, { online: true });
      if (!uncertain.has(code)) throw saidByServer(thrown);
      const pause = pauses[attempt];
      if (pause === undefined)
        throw lost.has(code) ? thrown : new AppError('request/timeout', { cause: thrown });
      if (attempt === 0) onUncertain();
      await sleep(pause);
    }
  }
}

/** Our server's answer is in the SDK error's `details`; nobody reads its `message`. */
function saidByServer(thrown: unknown): unknown {
  const details = isRecord(thrown) ? thrown['details'] : undefined;
  return isWireError(details) ? fromWire(details, thrown) : thrown;
}
