/**
 * The page waits (ms) so that one request covers what the databases report first and the media server a moment
 * later.
 */
const settlesFor = 300;
/** Pages spread themselves over this time (ms), so that those of a whole class do not ask at once. */
const spread = 1500;
/** The first pause after a failure (ms); it doubles each time. */
const firstRetry = 5000;
const longestRetry = 60_000;

type Parts = {
  /** Asks what the person may do now; after a failure the old answer stays. */
  refresh: () => Promise<void>;
  /** Whether this page knows less than it has heard of. */
  isBehind: () => boolean;
  random?: () => number;
};

/** Asks what the person may do once for each change, however many signs of it come. */
export function createAccessAsker({ refresh, isBehind, random = Math.random }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let retry = firstRetry;
  let isStopped = false;

  const forget = () => {
    clearTimeout(timer);
    due = Infinity;
  };
  /** An earlier look stays. */
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
    /** At once: what the person sends was just stopped or allowed. */
    askNow: () => void ask(),
    /** Something may have changed. */
    look: () => lookIn(settlesFor + random() * spread),
    stop: () => {
      isStopped = true;
      forget();
    },
  };
}
