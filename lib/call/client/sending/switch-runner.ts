type SwitchParts = {
  /** Carries the wish out; slow, and may fail. */
  apply: (on: boolean) => Promise<unknown>;
  readActual: () => boolean;
  /** Tells what to show: the wish while it is under way, then null for "as it really is". */
  show: (wish: boolean | null) => void;
  fail: (thrown: unknown) => void;
};

/**
 * A switch that moves in the same frame as the click. Wishes are carried out one after the other and only the
 * last one counts, so that four quick clicks end where the fourth left off; a failure shows the true state.
 */
export function createSwitchRunner({ apply, readActual, show, fail }: SwitchParts) {
  let wish: boolean | null = null;
  let isRunning = false;
  let asked = 0;

  const run = async () => {
    isRunning = true;
    try {
      while (wish !== null && wish !== readActual()) {
        const [current, seen] = [wish, asked];
        await apply(current);
        // DataCapabilities out, but the state does not follow: somebody else decided otherwise meanwhile.
        if (asked === seen && readActual() !== current) break;
      }
    } catch (thrown) {
      fail(thrown);
    } finally {
      wish = null;
      isRunning = false;
      show(null);
    }
  };

  return {
    set: (on: boolean) => {
      wish = on;
      asked += 1;
      show(on);
      if (!isRunning) void run();
    },
    /** Whether a wish is being carried out: what changes now, changes because of it. */
    isSwitching: () => isRunning,
  };
}
