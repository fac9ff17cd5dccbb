/** Pages spread themselves over this time (ms), as all of them have the same hint. */
const spread = 2000;
/** A hint may come from anybody, and as often as they like: the state is read at most so often (ms). */
const pause = 30_000;

type Parts = {
  /** Hears that something was sent by nobody who could be asked. Returns the way to stop. */
  listen: (listener: () => void) => () => void;
  /** Reads again what this person may do. */
  readAgain: () => Promise<void>;
  now?: () => number;
  random?: () => number;
};

/** Reads the state again when something hints that it may have changed. Returns the way to stop. */
export function refetchOnAnonymousPacket({
  listen,
  readAgain,
  now = Date.now,
  random = Math.random,
}: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -Infinity;
  const read = () => {
    timer = undefined;
    readAt = now();
    void readAgain();
  };
  const stop = listen(() => {
    timer ??= setTimeout(read, Math.max(0, readAt + pause - now()) + random() * spread);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
