import { continuedFraction } from './continued-fraction';
import { poissonTerm } from './terms';

/** The two parts of the gamma function, which add up to 1: below x and above x. */
export type Parts = { lower: number; upper: number };

/** The regularised incomplete gamma functions P(a, x) and Q(a, x), for a > 0. */
export function incompleteGamma(a: number, x: number): Parts {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (x === Infinity) return { lower: 1, upper: 0 };
  const term = poissonTerm(a, x);
  if (x < a + 1) {
    const lower = term * seriesOf(a, x);
    return { lower, upper: 1 - lower };
  }
  const fraction = continuedFraction(x + 1 - a, (at) => [at * (a - at), x + 2 * at + 1 - a]);
  const upper = (term * a) / fraction;
  return { lower: 1 - upper, upper };
}

/** 1 + x/(a+1) + x²/((a+1)(a+2)) + … */
function seriesOf(a: number, x: number): number {
  let sum = 1;
  let part = 1;
  for (let at = 1; part > sum * 1e-17; at++) {
    part *= x / (a + at);
    sum += part;
  }
  return sum;
}
