import { toExact } from './ratio';
import type { Ratio } from './ratio';

/** Whole numbers below this size are doubles: fast, exact, and shown with all digits. */
export const plainLimit = 1e15;
/** Larger whole numbers keep all digits up to 64 of them. */
const largest = 10n ** 64n;

/** A whole number of 16 to 64 digits, exactly. */
export class Whole {
  readonly big: bigint;

  constructor(big: bigint) {
    this.big = big;
  }

  get value(): number {
    return Number(this.big);
  }
}

/** A whole number as we keep it; the nearest double beyond 64 digits. */
export function toWhole(big: bigint): number | Whole {
  const size = big < 0n ? -big : big;
  if (size < BigInt(plainLimit)) return Number(big);
  return size < largest ? new Whole(big) : Number(big);
}

/** The exact size of a whole number; null for all that is rounded or no whole number. */
export function toBigInt(value: unknown): bigint | null {
  if (value instanceof Whole) return value.big;
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < plainLimit
    ? BigInt(value)
    : null;
}

/** `top / bottom` as exactly as we can keep it. */
export function divideWholes(top: bigint, bottom: bigint): number | Whole | Ratio {
  if (top % bottom === 0n) return toWhole(top / bottom);
  const divisor = greatest(top, bottom);
  return toExact(Number(top / divisor), Number(bottom / divisor));
}

export function greatest(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
