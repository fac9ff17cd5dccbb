/** An exact fraction of whole numbers of any size, in lowest terms; the denominator is positive. */
export type Rational = { over: bigint; under: bigint };

export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
};

export function rational(over: bigint, under = 1n): Rational {
  const divisor = gcd(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / divisor, under: under / divisor };
}

export const plus = (a: Rational, b: Rational) =>
  rational(a.over * b.under + b.over * a.under, a.under * b.under);
export const times = (a: Rational, b: Rational) => rational(a.over * b.over, a.under * b.under);
export const inverse = ({ over, under }: Rational) => rational(under, over);

const longest = 40;

/** A typed number exactly; null where it has too many digits. */
export function readRational(text: string): Rational | null {
  const found = /^(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(text);
  if (!found || text.length > longest) return null;
  const [, whole = '', behind = '', power = '0'] = found;
  const shift = Number(power) - behind.length;
  if (Math.abs(shift) > longest) return null;
  const digits = BigInt(`${whole}${behind}` || '0');
  return shift >= 0 ? rational(digits * 10n ** BigInt(shift)) : rational(digits, 10n ** BigInt(-shift));
}
