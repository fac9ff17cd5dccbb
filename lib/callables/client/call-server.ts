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
  /** The answer is late: from here on the server is asked whether it worked. Left out, the page says so in one line. */
  onChecking?: () => void;
  /** Nobody has pressed anything for it: nothing is said when its answer is late. */
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
 * The SDK's words for a lost answer: of a connection that broke, and of something between us and the server that has
 * none. What our server calls internal or unavailable has a code of its own.
 */
const lost: ReadonlySet<string> = new Set([
  'functions/internal',
  'functions/unavailable',
  'functions/unknown',
]);
/** What a late or lost answer looks like: the server may have done it all the same. */
const uncertain: ReadonlySet<string> = new Set([
  ...lost,
  'functions/deadline-exceeded',
  'request/in-progress',
]);
/** Answers after which it may have happened, or has in part, or was not looked at: whoever sends it again means the same. */
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
/** How often the server is asked whether it worked, and after which pauses (ms); it waits for the running call itself. */
const pauses = [500, 2000, 5000];

/**
 * Calls a callable and returns its parsed output. Throws an AppError with what the server said, or what the
 * SDK threw when nothing was said.
 *
 * A call that is not answered in time may have worked. Its fate is asked for by repeating it: a keyed callable
 * answers a repetition from its record, a natural or reading one may be repeated anyway. Meanwhile whoever pressed is
 * told; what only reads has its own place where something is waited for. If that stays open as well, it throws
 * `request/timeout`; when the connection is what fails, it throws what the SDK threw. Whoever then sends the same again
 * means the same: it goes by the same key, until the server has said what became of it.
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

/** Asks once, and again after each pause for as long as nobody can say whether it worked. */
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

/** What our server said stands in the SDK error's `details`; its `message` is for nobody. */
function saidByServer(thrown: unknown): unknown {
  const details = isRecord(thrown) ? thrown['details'] : undefined;
  return isWireError(details) ? fromWire(details, thrown) : thrown;
}
