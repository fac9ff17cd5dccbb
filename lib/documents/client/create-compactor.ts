import { largeLog, longLog } from '../document-limits';
import type { Timers } from './timers';

/** Pages wait for different times, so that one of them compacts and the others see that it is done (ms). */
const spread = 5000;
/** After a compaction, by whichever page, and after a try that failed (ms). Each costs all readers the snapshot. */
const pause = 30_000;

type Parts = {
  compact: () => Promise<unknown>;
  /** Null when it worked. */
  onOutcome: (failure: unknown) => void;
  timers: Timers;
};

/** Asks the server to compact a long log, from a page that writes in it. */
export function createCompactor({ compact, onOutcome, timers }: Parts) {
  let isLong = false;
  let cancel: (() => void) | null = null;

  const rest = () => {
    cancel?.();
    cancel = timers.after(pause, () => (cancel = null));
  };
  const run = () => {
    rest();
    compact().then(
      () => onOutcome(null),
      (thrown: unknown) => onOutcome(thrown),
    );
  };

  return {
    /** How many entries the log has now, and how many characters. */
    setLength: (entries: number, characters: number): void =>
      void (isLong = entries > longLog || characters > largeLog),
    /** The log has just been compacted. */
    noteEpoch: (): void => {
      isLong = false;
      rest();
    },
    /** This page has added an entry. */
    noteEntry: (): void => {
      if (isLong) cancel ??= timers.after(Math.random() * spread, run);
    },
    close: (): void => cancel?.(),
  };
}
