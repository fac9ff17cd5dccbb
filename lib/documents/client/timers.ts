/** Time as a document uses it; tests move it by hand. */
export type Timers = {
  /** Runs once after some milliseconds. Returns the way to cancel. */
  after: (ms: number, run: () => void) => () => void;
};

export const browserTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
