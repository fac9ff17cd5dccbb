import { MathError } from '../errors/math-error';

/** Rates at which we look for a change of sign, the nearest to zero first. */
const places = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 2, 5, 10, 100];
const above = [1e-9, ...places];
const below = [-1e-9, ...places.filter((rate) => rate < 1).map((rate) => -rate), -0.9, -0.99, -0.9999];

/** The rate nearest to zero at which a balance comes to zero. Throws where there is none. */
export function findRate(balance: (rate: number) => number): number {
  if (balance(0) === 0) return 0;
  for (let at = 0; at < Math.max(above.length, below.length); at++)
    for (const rates of [above, below]) {
      const [near, far] = [at === 0 ? 0 : rates[at - 1], rates[at]];
      if (near === undefined || far === undefined) continue;
      if (balance(near) > 0 !== balance(far) > 0) return bisect(balance, near, far);
    }
  throw new MathError(
    'domain',
    'No rate fits. Money paid and money received have different signs: rate(60, -200, 10000).',
  );
}

function bisect(balance: (rate: number) => number, near: number, far: number): number {
  let [a, b] = [near, far];
  const isPositive = balance(a) > 0;
  for (let round = 0; round < 200; round++) {
    const middle = (a + b) / 2;
    if (middle === a || middle === b) break;
    if (balance(middle) > 0 === isPositive) a = middle;
    else b = middle;
  }
  return b;
}
