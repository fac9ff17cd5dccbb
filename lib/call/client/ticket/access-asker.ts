/** What the databases say first and the media server a moment later is asked about once (ms). */
const settlesFor = 300;
/** Pages spread themselves over this time (ms), so that those of a whole class do not ask at once. */
const spread = 1500;
/** When asking has failed (ms), each time twice as long. */
const firstRetry = 5000;
const longestRetry = 60_000;

type Parts = {
  /** Asks what one may do now; what cannot be asked stays as it was. */
  refresh: () => Promise<void>;
  /** Whether what this page knows is older than what it has heard of. */
  isBehind: () => boolean;
  random?: () => number;
};

/** Asks what one may do as often as that has changed, and no more often: several signs of one change are one question. */
export function createAccessAsker({ refresh, isBehind, random = Math.random }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let retry = firstRetry;
  let isStopped = false;

  const forget = () => {
    clearTimeout(timer);
    due = Infinity;
  };
  /** What is to be looked at sooner anyway stays so. */
  const lookIn = (pause: number) => {
    const at = Date.now() + pause;
    if (due <= at) return;
    forget();
    due = at;
    timer = setTimeout(() => {
      forget();
      if (isBehind()) void ask();
    }, pause);
  };
  const ask = async () => {
    forget();
    await refresh();
    if (isStopped) return;
    if (!isBehind()) {
      retry = firstRetry;
      return;
    }
    lookIn(retry + random() * spread);
    retry = Math.min(retry * 2, longestRetry);
  };

  return {
    /** At once: what one sends has just been stopped or allowed. */
    askNow: () => void ask(),
    /** Something may have changed. */
    look: () => lookIn(settlesFor + random() * spread),
    stop: () => {
      isStopped = true;
      forget();
    },
  };
}
