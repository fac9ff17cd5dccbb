/** Pages spread themselves over this time (ms), so that mostly one of them asks. */
const spread = 2500;
/** When asking failed (ms). */
const retryAfter = 10_000;
/** Whoever has just heard that it is not due yet does not ask again at once (ms); clocks differ. */
const leastPause = 1000;

type Parts = {
  /** Follows the instant at which the room is due, in the server's time. Returns the way to stop. */
  watchNext: (listener: (next: number) => void) => () => void;
  /** Has the room compared, if it is due; resolves with the instant at which it is due again. */
  ask: () => Promise<number>;
  serverNow: () => number;
  random?: () => number;
};

/**
 * Asks the server, as long as this page is in a call, to compare the room with the media server whenever that is
 * overdue and no other page has asked. Returns the way to stop.
 */
export function keepReconciled({ watchNext, ask, serverNow, random = Math.random }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** How often something was watched. What came while an answer was under way is newer than the answer. */
  let watched = 0;

  const arm = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), pause + random() * spread);
  };
  const run = async () => {
    const before = watched;
    const pause = await ask().then(
      (next) => Math.max(leastPause, next - serverNow()),
      () => retryAfter,
    );
    if (!isStopped && watched === before) arm(pause);
  };
  const stopWatching = watchNext((next) => {
    watched += 1;
    if (!isStopped) arm(Math.max(0, next - serverNow()));
  });

  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatching();
  };
}
