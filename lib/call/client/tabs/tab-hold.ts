/** Which tab of this browser is in a room's call. The browser gives a hold back when its tab goes, however it goes. */
export type TabHold = {
  /** Says that the call is in this tab. */
  take: () => void;
  release: () => void;
  /** Calls `onFree` once, when no tab is in the call any more. Returns its stop function. */
  watchFree: (onFree: () => void) => () => void;
};

const nameOf = (roomId: string) => `chalktalk.call.${roomId}`;

/** A tab that is loaded again, or joins a second time, is back within this time (ms). */
const grace = 3000;

/** Tabs share the hold, so that taking a call over waits for nobody. */
export function createTabHold(
  roomId: string,
  locks: LockManager | undefined = findLocks(),
  graceMs: number = grace,
): TabHold {
  const name = nameOf(roomId);
  let letGo: (() => void) | null = null;
  const release = () => {
    letGo?.();
    letGo = null;
  };
  return {
    take: () => {
      if (letGo || !locks) return;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      // A page that is not active gets none: then the other tabs hear of it by the signal alone.
      locks.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
    },
    release,
    watchFree: (onFree) => {
      const wait = new AbortController();
      const watch = async () => {
        let isFree = false;
        while (locks && !isFree) {
          // Granted when the last holder goes; a tab that waits behind this one is in the call next.
          isFree = await locks.request(name, { signal: wait.signal }, () => isNobodyNext(locks, name));
          if (!isFree) continue;
          await new Promise((resolve) => setTimeout(resolve, graceMs));
          isFree = !(await isInOtherTab(roomId, locks));
        }
        if (isFree && !wait.signal.aborted) onFree();
      };
      // Rejects when the wait is ended.
      watch().catch(() => undefined);
      return () => wait.abort();
    },
  };
}

/** Whether another tab of this browser is in a room's call; false where the browser cannot tell. */
export async function isInOtherTab(
  roomId: string,
  locks: LockManager | undefined = findLocks(),
): Promise<boolean> {
  const held = (await locks?.query().catch(() => null))?.held ?? [];
  return held.some(({ name, mode }) => name === nameOf(roomId) && mode === 'shared');
}

async function isNobodyNext(locks: LockManager, name: string): Promise<boolean> {
  const { pending = [] } = await locks.query();
  return !pending.some((one) => one.name === name && one.mode === 'shared');
}

function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
