/** An exact fraction in lowest terms, as whole numbers that a double holds exactly; the denominator is above 1. */
export class Ratio {
  readonly numerator: number;
  readonly denominator: number;

  constructor(numerator: number, denominator: number) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  get value(): number {
    return this.numerator / this.denominator;
  }
}

export function greatestDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/** `numerator / denominator` as exactly as possible: a whole number, a fraction, or the nearest double. */
export function toExact(numerator: number, denominator: number): number | Ratio {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0)
    return numerator / denominator;
  const divisor = greatestDivisor(numerator, denominator) * Math.sign(denominator);
  const [over, under] = [numerator / divisor, denominator / divisor];
  return under === 1 ? over + 0 : new Ratio(over, under);
}

type Exact = number | Ratio;
const over = (value: Exact) => (typeof value === 'number' ? value : value.numerator);
const under = (value: Exact) => (typeof value === 'number' ? 1 : value.denominator);

export const addExact = (a: Exact, b: Exact): Exact => {
  if (!isExact(a) || !isExact(b)) return valueOf(a) + valueOf(b);
  return toExact(over(a) * under(b) + over(b) * under(a), under(a) * under(b));
};

export const multiplyExact = (a: Exact, b: Exact): Exact =>
  isExact(a) && isExact(b) ? toExact(over(a) * over(b), under(a) * under(b)) : valueOf(a) * valueOf(b);

export const divideExact = (a: Exact, b: Exact): Exact =>
  isExact(a) && isExact(b) && over(b) !== 0
    ? toExact(over(a) * under(b), under(a) * over(b))
    : valueOf(a) / valueOf(b);

/** A fraction to a whole power; a double where the parts grow too large. */
export function raiseExact(base: Ratio, exponent: number): Exact {
  const [top, bottom] = [base.numerator ** Math.abs(exponent), base.denominator ** Math.abs(exponent)];
  return exponent >= 0 ? toExact(top, bottom) : toExact(bottom, top);
}

const isExact = (value: Exact) => typeof value !== 'number' || Number.isSafeInteger(value);
const valueOf = (value: Exact) => (typeof value === 'number' ? value : value.value);

/** The simplest fraction within a double's accuracy of a number, by continued fractions; null beyond a million. */
export function nearestRatio(value: number, largest = 1_000_000, accuracy = 1e-15): Exact | null {
  let [before, current] = [0, 1];
  let [beforeUnder, currentUnder] = [1, 0];
  let rest = value;
  for (let step = 0; step < 40; step++) {
    const whole = Math.floor(rest);
    [before, current] = [current, whole * current + before];
    [beforeUnder, currentUnder] = [currentUnder, whole * currentUnder + beforeUnder];
    if (currentUnder > largest) return null;
    if (Math.abs(current / currentUnder - value) <= Math.abs(value) * accuracy)
      return toExact(current, currentUnder);
    rest = 1 / (rest - whole);
    if (!Number.isFinite(rest)) return toExact(current, currentUnder);
  }
  return null;
}
