import { MathError } from '../errors/math-error';

/** An exact fraction in lowest terms; `under` is above zero. */
export type Rational = { readonly over: bigint; readonly under: bigint };

/** Larger numbers are no school algebra, and would take long. */
const largest = 10n ** 120n;

const sizeOf = (x: bigint) => (x < 0n ? -x : x);

/** The greatest common divisor, never below zero. */
export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [sizeOf(a), sizeOf(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** Throws a `MathError` for a fraction with more than 120 digits, or over zero. */
export function rational(over: bigint, under = 1n): Rational {
  if (under === 0n) throw new MathError('division-by-zero', 'This divides by zero.');
  const common = gcd(over, under) * (under < 0n ? -1n : 1n);
  const result = { over: over / common, under: under / common };
  if (sizeOf(result.over) > largest || result.under > largest)
    throw new MathError('too-large', 'The numbers in this formula become too large.');
  return result;
}

export const zero = rational(0n);
export const one = rational(1n);
export const half = rational(1n, 2n);

export const plus = (a: Rational, b: Rational) =>
  rational(a.over * b.under + b.over * a.under, a.under * b.under);
export const times = (a: Rational, b: Rational) => rational(a.over * b.over, a.under * b.under);
export const over = (a: Rational, b: Rational) => rational(a.over * b.under, a.under * b.over);
export const minus = (a: Rational) => rational(-a.over, a.under);
export const isWhole = ({ under }: Rational) => under === 1n;
export const isOne = (a: Rational) => a.over === 1n && a.under === 1n;
export const isNone = (a: Rational) => a.over === 0n;
export const isBelow = (a: Rational, b: Rational) => a.over * b.under < b.over * a.under;
export const isNegative = (a: Rational) => a.over < 0n;
export const isSame = (a: Rational, b: Rational) => a.over === b.over && a.under === b.under;
export const sizeR = (a: Rational) => (a.over < 0n ? minus(a) : a);
export const toNumber = (a: Rational) => Number(a.over) / Number(a.under);
export const keyOf = ({ over: above, under }: Rational) => (under === 1n ? `${above}` : `${above}/${under}`);

/** The largest whole number that is not above. */
export function floor({ over: above, under }: Rational): bigint {
  const whole = above / under;
  return above < 0n && whole * under !== above ? whole - 1n : whole;
}

/** A whole power. */
export function raise(base: Rational, power: bigint): Rational {
  if (sizeOf(power) > 400n && !(base.under === 1n && sizeOf(base.over) <= 1n))
    throw new MathError('too-large', 'This exponent is too large.');
  return power < 0n
    ? rational(base.under ** -power, base.over ** -power)
    : rational(base.over ** power, base.under ** power);
}

/** The exponent with which a base gives a value, where it is a plain one: 3/2 for 9 and 27; null for any other. */
export function rationalLog(base: Rational, value: Rational): Rational | null {
  if (!(base.over > 0n) || isOne(base)) return null;
  const exponent = Math.log(toNumber(value)) / Math.log(toNumber(base));
  for (let under = 1n; under <= 12n; under++) {
    const above = BigInt(Math.round(exponent * Number(under)) || 0);
    if (sizeOf(above) > 60n) return null;
    if (isSame(raise(base, above), raise(value, under))) return rational(above, under);
  }
  return null;
}

/** A typed number, exactly; null where it has too many digits. */
export function fromText(text: string): Rational | null {
  const found = /^(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(text.replace(',', '.'));
  if (!found) return null;
  const [, whole = '', places = '', power = '0'] = found;
  const shift = Number(power) - places.length;
  if (whole + places === '' || Math.abs(shift) > 60 || whole.length + places.length > 60) return null;
  const digits = BigInt(whole + places);
  return shift < 0 ? rational(digits, 10n ** BigInt(-shift)) : rational(digits * 10n ** BigInt(shift));
}

/** The prime factors of a whole number above zero with their powers; null where one of them is too large to find. */
export function primeFactors(value: bigint): [prime: bigint, power: number][] | null {
  const found: [bigint, number][] = [];
  let rest = value;
  for (let prime = 2n; prime * prime <= rest; prime += prime === 2n ? 1n : 2n) {
    if (prime > 200_000n) return null;
    let power = 0;
    for (; rest % prime === 0n; rest /= prime) power += 1;
    if (power > 0) found.push([prime, power]);
  }
  return rest > 1n ? [...found, [rest, 1]] : found;
}
