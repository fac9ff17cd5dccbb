import type { Timers } from './timers';

/** Edits go out at once, then at most so often (ms): what is typed meanwhile goes out together. */
const shortestGap = 50;
/** Between two tries after a refusal (ms). A right that was taken away may come back. */
const firstPause = 500;
const longestPause = 30_000;

type Parts<Entry> = {
  /** Resolves when the service has these edits; rejects when it refuses them. */
  send: (entries: readonly Entry[]) => Promise<void>;
  onSent: (entries: readonly Entry[]) => void;
  onRefused: (thrown: unknown) => void;
  timers: Timers;
};

/**
 * Sends edits in their order, one batch at a time, while it is open. What is refused stays first in line, and is
 * tried again. One refusal says nothing: after a lost connection the SDK sends again what the service has already, and
 * rules refuse to replace an entry.
 */
export function createSender<Entry>({ send, onSent, onRefused, timers }: Parts<Entry>) {
  let waiting: Entry[] = [];
  let isOpen = false;
  let isSending = false;
  let isClosed = false;
  let cancelPause: (() => void) | null = null;
  let pause = firstPause;
  let refusals = 0;

  const rest = (ms: number) => {
    cancelPause = timers.after(ms, () => {
      cancelPause = null;
      start();
    });
  };
  const start = () => {
    if (!isOpen || isSending || isClosed || cancelPause || waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    isSending = true;
    send(batch)
      .then(
        () => {
          pause = firstPause;
          refusals = 0;
          onSent(batch);
          if (!isClosed) rest(shortestGap);
        },
        (thrown: unknown) => {
          waiting = [...batch, ...waiting];
          refusals += 1;
          if (isClosed) return;
          if (refusals === 1) {
            rest(0);
            return;
          }
          onRefused(thrown);
          rest(pause);
          pause = Math.min(pause * 2, longestPause);
        },
      )
      .finally(() => {
        isSending = false;
      });
  };

  return {
    add: (entry: Entry): void => {
      waiting.push(entry);
      start();
    },
    /** Edits wait while it is shut. */
    setOpen: (open: boolean): void => {
      isOpen = open;
      start();
    },
    /** Sends what waits without a pause: the page may be going. */
    flush: (): void => {
      cancelPause?.();
      cancelPause = null;
      start();
    },
    /** Tries at once what was refused: the right to write has come back. */
    tryAgain: (): void => {
      pause = firstPause;
      cancelPause?.();
      cancelPause = null;
      start();
    },
    close: (): void => {
      cancelPause?.();
      isClosed = true;
    },
  };
}
