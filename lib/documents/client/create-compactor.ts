import { longLog } from '../document-limits';
import type { Timers } from './timers';

/** Pages wait for different times, so that one of them compacts and the others see that it is done (ms). */
const spread = 5000;
/** Between two tries of one page (ms). */
const pause = 60_000;

type Parts = {
  compact: () => Promise<unknown>;
  /** Null when it worked. */
  onOutcome: (failure: unknown) => void;
  timers: Timers;
};

/** Asks the server to compact a long log, from a page that writes in it. */
export function createCompactor({ compact, onOutcome, timers }: Parts) {
  let length = 0;
  let cancel: (() => void) | null = null;

  const run = () => {
    cancel = null;
    if (length <= longLog) return;
    cancel = timers.after(pause, () => (cancel = null));
    compact().then(
      () => onOutcome(null),
      (thrown: unknown) => onOutcome(thrown),
    );
  };

  return {
    /** How many entries the log has now. */
    setLength: (entries: number): void => void (length = entries),
    /** This page has added an entry. */
    noteEntry: (): void => {
      if (length > longLog) cancel ??= timers.after(Math.random() * spread, run);
    },
    close: (): void => cancel?.(),
  };
}
