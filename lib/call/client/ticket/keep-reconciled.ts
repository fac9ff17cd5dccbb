/** Pages spread themselves over this time (ms), so that mostly one of them asks. */
const spread = 2500;
/** The pause after a failure (ms). */
const retryAfter = 10_000;
/**
 * The least pause (ms): a page that was just told that nothing is due does not ask again at once, because
 * clocks differ.
 */
const leastPause = 1000;

type Parts = {
  /** Follows when the room is due, in server time. Returns its stop function. */
  watchNext: (listener: (next: number) => void) => () => void;
  /** Makes the server reconcile the room if it is due; resolves with the next due time. */
  ask: () => Promise<number>;
  serverNow: () => number;
  random?: () => number;
};

/**
 * While this page is in a call, asks the server to reconcile the room with the media server. It asks when that
 * is overdue and no other page has. Returns its stop function.
 */
export function keepReconciled({ watchNext, ask, serverNow, random = Math.random }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** Counts the watched values. One that came during a request is newer than its answer. */
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
