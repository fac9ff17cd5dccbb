import 'server-only';
import type { WireError } from '@/lib/errors/error-wire';

/** How a keyed call came out, as its record keeps it. */
export type CallResult =
  | { status: 'done'; output: unknown }
  | { status: 'failed'; error: Pick<WireError, 'code' | 'details'> };

export type CallClaim = {
  /** Hash of uid, name and key: the name of the record, and of whatever the call creates. */
  callId: string;
  uid: string;
  name: string;
  inputHash: string;
};

/**
 * Where the records of keyed calls are kept: one per key, for 24 hours.
 * An implementation decides `claim` and `finish` atomically.
 */
export type CallRecords = {
  /** Whether a call of this key has been taken on before. It writes nothing. */
  isKnown: (callId: string) => Promise<boolean>;
  /**
   * Takes the call on, or tells how it came out. A call that is still running after 75 s (longer than any
   * caller waits) has been cut off, and is taken over. Throws `request/key-reused` when the key was used for
   * another input.
   */
  claim: (
    claim: CallClaim,
  ) => Promise<{ status: 'claimed'; attempt: string } | { status: 'running' } | CallResult>;
  /** Writes the result of an attempt, unless another attempt has taken the call over since. */
  finish: (callId: string, attempt: string, result: CallResult) => Promise<void>;
  /** Forgets an attempt that failed for a passing reason, so that a repetition runs again. */
  release: (callId: string, attempt: string) => Promise<void>;
};
