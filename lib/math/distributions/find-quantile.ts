/** A distribution of a number on a line. */
export type Distribution = {
  density: (x: number) => number;
  /** The probability of a value up to x, and of one above it. */
  lower: (x: number) => number;
  upper: (x: number) => number;
};

const most = 300;

/**
 * The value below which the probability is `p`, between 0 and 1. Newton's method on the logarithm of the nearer tail,
 * kept between two bounds. `isPositive` is for distributions that begin at 0, whose steps are factors.
 */
export function findQuantile(
  p: number,
  distribution: Distribution,
  start: number,
  isPositive: boolean,
): number {
  const isLower = p <= 0.5;
  const target = isLower ? p : 1 - p;
  const tail = isLower ? distribution.lower : distribution.upper;
  let [low, high] = [isPositive ? 0 : -Infinity, Infinity];
  let x = start;
  for (let round = 0; round < most; round++) {
    const reached = tail(x);
    if (reached === target) return x;
    if (reached > target === isLower) high = x;
    else low = x;
    const density = distribution.density(x);
    const step = ((isLower ? -1 : 1) * Math.log(reached / target) * reached) / density;
    const moved = isPositive ? x * Math.exp(Math.min(Math.max(step / x, -20), 20)) : x + step;
    const isInside = Number.isFinite(moved) && moved > low && moved < high;
    const next = isInside ? moved : between(low, high, isPositive);
    if (Math.abs(next - x) <= 2e-16 * Math.abs(next)) return next;
    x = next;
  }
  return x;
}

function between(low: number, high: number, isPositive: boolean): number {
  if (low === -Infinity) return high > 0 ? -1 : 2 * high - 1;
  if (high === Infinity) return low < 0 ? 1 : 2 * low + 1;
  return isPositive && low > 0 ? Math.sqrt(low) * Math.sqrt(high) : (low + high) / 2;
}
