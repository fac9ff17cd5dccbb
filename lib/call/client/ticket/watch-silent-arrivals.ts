/** How long a newcomer may take to connect media before somebody has them looked up (ms). */
const connectsWithin = 1000;
/** Pages spread themselves over this time (ms): mostly one of them asks. */
const spread = 400;

type Newcomer = { readonly identity: string; readonly isActive: boolean };

type Parts = {
  /** Follows who comes into the call, as the media server tells its pages. Returns the way to stop. */
  watchArrivals: (listener: (newcomer: Newcomer) => void) => () => void;
  /** Whether somebody is still there. */
  isHere: (identity: string) => boolean;
  /** Has the server look somebody up. */
  ask: (identity: string) => Promise<unknown>;
  random?: () => number;
};

/**
 * Has everybody looked up who comes and connects no media: the media server reports them to nobody but the pages
 * inside, and they read who is there. Returns the way to stop.
 */
export function watchSilentArrivals({ watchArrivals, isHere, ask, random = Math.random }: Parts): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = watchArrivals((newcomer) => {
    if (newcomer.isActive) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        // It is asked for a reason that nobody pressed a button for: the reconciler comes anyway.
        if (!newcomer.isActive && isHere(newcomer.identity))
          void ask(newcomer.identity).catch(() => undefined);
      },
      connectsWithin + random() * spread,
    );
    timers.add(timer);
  });
  return () => {
    stop();
    timers.forEach(clearTimeout);
  };
}
