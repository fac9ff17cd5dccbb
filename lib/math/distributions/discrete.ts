import { incompleteBeta } from './incomplete-beta';
import { incompleteGamma } from './incomplete-gamma';
import { binomialTerm, poissonTerm } from './terms';

/** A distribution of a count. */
export type Discrete = {
  probability: (count: number) => number;
  /** The probability of at most that count. */
  lower: (count: number) => number;
  /** The least count that is not exceeded with probability `p`. */
  quantile: (p: number) => number;
};

/** Rounding may leave a sum of probabilities a little below the number that somebody types. */
const slack = 1 - 64 * Number.EPSILON;

/** The least whole number from 0 whose sum reaches p. */
function leastCount(p: number, lower: (count: number) => number, most: number): number {
  if (p >= 1) return most;
  let low = -1;
  let high = Math.min(1, most);
  while (high < most && lower(high) < p * slack) [low, high] = [high, Math.min(2 * high, most)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (lower(middle) < p * slack) low = middle;
    else high = middle;
  }
  return high;
}

/** Successes in `trials` with the probability `p` each. */
export function binomialDistribution(trials: number, p: number): Discrete {
  const lower = (count: number) => {
    if (count < 0) return 0;
    if (count >= trials) return 1;
    const whole = Math.floor(count);
    return incompleteBeta(1 - p, p, trials - whole, whole + 1).lower;
  };
  return {
    probability: (count) =>
      Number.isInteger(count) && count >= 0 && count <= trials ? binomialTerm(count, trials, p, 1 - p) : 0,
    lower,
    quantile: (part) => leastCount(part, lower, trials),
  };
}

/** Events where `mean` are expected. */
export function poissonDistribution(mean: number): Discrete {
  const lower = (count: number) =>
    count < 0 ? 0 : count === Infinity ? 1 : incompleteGamma(Math.floor(count) + 1, mean).upper;
  return {
    probability: (count) => (Number.isInteger(count) && count >= 0 ? poissonTerm(count, mean) : 0),
    lower,
    quantile: (part) => leastCount(part, lower, Infinity),
  };
}
