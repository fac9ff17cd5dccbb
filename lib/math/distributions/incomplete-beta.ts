import { continuedFraction } from './continued-fraction';
import type { Parts } from './incomplete-gamma';
import { binomialTerm } from './terms';

/**
 * The regularised incomplete beta function I(x; a, b) and what is missing to 1; y is 1 − x, given in full. `front` is
 * xᵃ yᵇ / B(a, b), for callers that know it with more figures.
 */
export function incompleteBeta(
  x: number,
  y: number,
  a: number,
  b: number,
  front = ((a * b) / (a + b)) * binomialTerm(a, a + b, x, y),
): Parts {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (y <= 0) return { lower: 1, upper: 0 };
  const excess = a > b ? (a + b) * y - b : a - (a + b) * x;
  if (excess > 0) {
    const lower = front / fractionOf(excess, x, y, a, b);
    return { lower, upper: 1 - lower };
  }
  const upper = front / fractionOf(-excess, y, x, b, a);
  return { lower: 1 - upper, upper };
}

/**
 * The continued fraction of DiDonato and Morris (1992), for x below the mean. It takes 1 − x apart, which keeps the
 * figures where x is near 1; `excess` is a − (a + b) x.
 */
const fractionOf = (excess: number, x: number, y: number, a: number, b: number): number =>
  continuedFraction((a * (excess + 1)) / (a + 1), (at) => {
    const whole = a + 2 * at - 1;
    return [
      ((((a + at - 1) / whole) * (a + b + at - 1)) / whole) * at * (b - at) * x * x,
      at + (at * (b - at) * x) / whole + ((a + at) / (whole + 2)) * (excess + 1 + at * (1 + y)),
    ];
  });
