type SwitchParts = {
  /** Carries the wish out; slow, and may fail. */
  apply: (on: boolean) => Promise<unknown>;
  readActual: () => boolean;
  /** Tells what to show: the wish while it is under way, then null for "as it really is". */
  show: (wish: boolean | null) => void;
  fail: (thrown: unknown) => void;
  /** Tells that turning it on waits for longer than a device takes. */
  tellWaiting?: () => void;
};

/** By then a device has opened, unless the browser waits for an answer (ms). */
const longOpening = 5000;

/**
 * A switch that moves in the same frame as the click. Wishes are carried out one after the other and only the
 * last one counts, so that four quick clicks end where the fourth left off; a failure shows the true state.
 */
export function createSwitchRunner({ apply, readActual, show, fail, tellWaiting }: SwitchParts) {
  let wish: boolean | null = null;
  let isRunning = false;
  let asked = 0;

  const carryOut = async (on: boolean) => {
    const timer = setTimeout(() => {
      // Taken back meanwhile, nobody waits for it.
      if (wish === true) tellWaiting?.();
    }, longOpening);
    try {
      await apply(on);
    } finally {
      clearTimeout(timer);
    }
  };

  const run = async () => {
    isRunning = true;
    try {
      while (wish !== null && wish !== readActual()) {
        const [current, seen] = [wish, asked];
        await carryOut(current);
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
