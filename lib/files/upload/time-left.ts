/** A count of bytes at a moment (ms). */
export type Sample = { readonly at: number; readonly sent: number };

/** So far back the pace is measured (ms): long enough to be calm, short enough to follow a change. */
const measured = 10_000;
/** Before that nobody knows (ms). */
const shortest = 1000;

/** Adds a count, and forgets what no longer counts. */
export const addSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => sample.at - at <= measured),
  sample,
];

/** In how many seconds all will be there, at the pace of the last moments; null while that is not known. */
export function secondsLeft(samples: readonly Sample[], size: number): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < shortest || last.sent <= first.sent) return null;
  const pace = (last.sent - first.sent) / (last.at - first.at);
  return Math.max(1, Math.round((size - last.sent) / pace / 1000));
}
