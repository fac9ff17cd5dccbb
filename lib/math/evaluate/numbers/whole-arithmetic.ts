import { Ratio } from '../../values/ratio';
import { divideWholes, toBigInt, toWhole, type Whole } from '../../values/whole';

type Exact = number | Whole | Ratio;
type Sign = '+' | '-' | '*' | '/';

/** An exact number as a fraction of whole numbers; null for a double that is rounded. */
function partsOf(value: unknown): [bigint, bigint] | null {
  if (value instanceof Ratio) return [BigInt(value.numerator), BigInt(value.denominator)];
  const big = toBigInt(value);
  return big === null ? null : [big, 1n];
}

/** Calculates with whole numbers and fractions exactly; null where one side is rounded. The divisor is not 0. */
export function calculateExactly(sign: Sign, a: unknown, b: unknown): Exact | null {
  const [x, y] = [partsOf(a), partsOf(b)];
  if (!x || !y) return null;
  const [top, under] = x;
  const [second, below] = y;
  switch (sign) {
    case '+':
      return divideWholes(top * below + second * under, under * below);
    case '-':
      return divideWholes(top * below - second * under, under * below);
    case '*':
      return divideWholes(top * second, under * below);
    case '/':
      return divideWholes(top * below, under * second);
  }
}

/** A whole number to a whole power; null where a side is rounded or the result has more than 64 digits. */
export function raiseExactly(base: unknown, exponent: number): number | Whole | null {
  const big = toBigInt(base);
  if (big === null || !Number.isInteger(exponent) || exponent < 0) return null;
  const digits = exponent * Math.log10(Math.abs(Number(big)));
  return digits < 64 ? toWhole(big ** BigInt(exponent)) : null;
}

/** Which of two whole numbers is larger; null where one is rounded. */
export function orderExactly(a: unknown, b: unknown): number | null {
  const [x, y] = [toBigInt(a), toBigInt(b)];
  if (x === null || y === null) return null;
  return x < y ? -1 : Number(x > y);
}
