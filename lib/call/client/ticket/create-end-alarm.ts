/** It rings when what ended has ended on every clock, and the pages of a class spread themselves over a while (ms). */
const grace = 500;
const spread = 1500;
/** What ends later than this ends in another call (ms). */
const horizon = 24 * 60 * 60_000;

type Parts = { ring: () => void; random?: () => number };

/** Rings a moment after each of some instants (ms, by the server's clock), which no count in the databases tells. */
export function createEndAlarm({ ring, random = Math.random }: Parts) {
  /** When it rings; what has ended a moment ago is still among them, so that a clock that is set right loses none. */
  let due: readonly number[] = [];
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const serverNow = () => Date.now() + offset;

  const arm = () => {
    clearTimeout(timer);
    const now = serverNow();
    const next = Math.min(...due.filter((instant) => instant > now));
    if (next - now > horizon) return;
    const handleEnd = () => {
      ring();
      arm();
    };
    timer = setTimeout(handleEnd, next - now);
  };

  return {
    setEnds: (instants: readonly number[]) => {
      const now = serverNow();
      // Whole ones: a timer leaves fractions out, and would ring a second time.
      due = instants.filter((end) => end > now).map((end) => Math.ceil(end + grace + random() * spread));
      arm();
    },
    /** By how much the server's clock is ahead of this one (ms). */
    setOffset: (milliseconds: number) => {
      offset = milliseconds;
      arm();
    },
    stop: () => clearTimeout(timer),
  };
}
