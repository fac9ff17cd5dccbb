const [shortest, longest] = [5, 7];

/**
 * Where a sequence goes that is too slow, or too fast, for its error terms to be taken out: a number, ±∞, or null. It
 * ends where its values are no numbers any more, because they are too large or too small for a double.
 */
export function trendOf(values: readonly number[]): number | null {
  const start = values.findIndex((value) => Number.isFinite(value));
  const stop = values.findIndex((value, at) => at > start && !Number.isFinite(value));
  const known = values.slice(Math.max(0, start), stop < 0 ? undefined : stop);
  if (start < 0 || known.length < shortest) return null;
  const last = known.slice(-Math.min(longest, Math.max(shortest, Math.floor(known.length / 2))));
  const [end = 0] = last.slice(-1);
  if (last.slice(-3).every((value) => value === end)) return end;
  const highest = Math.max(...known.slice(0, 5).map(Math.abs));
  if (last.slice(-3).every((value) => Math.abs(value) < 1e-6 * highest)) return 0;
  const changes = last.slice(1).map((value, at) => value - (last[at] ?? 0));
  const change = changes.at(-1) ?? 0;
  const ratios = changes.slice(1).map((value, at) => value / (changes[at] ?? 0));
  // A logarithm grows by the same each time, a power by more.
  if (ratios.every((ratio) => ratio > 0.9))
    return Math.sign(end) === Math.sign(change) ? change * Infinity : null;
  const ratio = ratios.at(-1) ?? 1;
  if (!ratios.every((one) => Math.abs(one) < 0.9)) return null;
  const rest = (change * ratio) / (1 - ratio);
  return Math.abs(rest) <= 1e-6 * Math.max(1, Math.abs(end)) ? end + rest : null;
}
