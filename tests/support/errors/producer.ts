import type { ErrorContext } from '@/lib/errors/error-context';

/** How a test brings an error about, in the words of docs/errors.md. */
export const producedBy = {
  answer: 'the real SDK gets this answer from a stand-in service',
  call: 'the real SDK is called with input that it refuses',
  emulator: 'an emulator or the media server refuses',
  browser: 'the browser or a page of a story brings it about',
  ours: 'our own code throws it',
} as const;

/** One way to bring one error about. */
export type Producer = {
  readonly by: keyof typeof producedBy;
  /** Rejects with the thrown thing, or resolves with it where nothing is thrown. Never builds an error by hand. */
  readonly produce: () => Promise<unknown>;
  /** What the caller knows besides the error, such as the device that was asked for. */
  readonly context?: ErrorContext;
};

/** Producers by the code of the catalogue. */
export type Producers = Readonly<Record<string, Producer>>;
