/** It rings when what ended has ended on every clock, and the pages of a class spread themselves over a while (ms). */
const grace = 500;
const spread = 1500;
/** What ends later than this ends in another call (ms). */
const horizon = 24 * 60 * 60_000;

type Parts = { ring: () => void; random?: () => number };

/** Rings a moment after each of some instants (ms, by the server's clock), which no count in the databases tells. */
export function createEndAlarm({ ring, random = Math.random }: Parts) {
  let ends: readonly number[] = [];
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = () => {
    clearTimeout(timer);
    const now = Date.now() + offset;
    const next = Math.min(...ends.filter((end) => end > now));
    if (next - now > horizon) return;
    const handleEnd = () => {
      ring();
      arm();
    };
    timer = setTimeout(handleEnd, next - now + grace + random() * spread);
  };

  return {
    setEnds: (instants: readonly number[]) => {
      ends = instants;
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
