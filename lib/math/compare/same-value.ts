import { isSameDimension } from '../units/dimensions';
import { isBig, isComplex, isList, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';

/** How far apart two values are, beside their size: 0 for the same, Infinity for values that cannot be compared. */
export function distance(a: Value, b: Value): number {
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return Infinity;
    return Math.max(0, ...a.map((entry, at) => distance(entry, b[at] ?? NaN)));
  }
  if (a instanceof Quantity || b instanceof Quantity) {
    const isFit = a instanceof Quantity && b instanceof Quantity;
    return isFit && isSameDimension(a.dimensions, b.dimensions) ? relative(a.si, b.si) : Infinity;
  }
  if (typeof a === 'object' && typeof b === 'object' && isComplex(a) && isComplex(b))
    return Math.hypot(a.re - b.re, a.im - b.im) / (Math.hypot(a.re, a.im) || 1);
  if (typeof a === 'boolean' || typeof b === 'boolean' || typeof a === 'string' || typeof b === 'string')
    return a === b ? 0 : Infinity;
  if (isBig(a) && isBig(b)) {
    const size = a.abs();
    return a
      .minus(b)
      .abs()
      .div(size.isZero() ? 1 : size)
      .toNumber();
  }
  const [x, y] = [toDouble(a), toDouble(b)];
  return x === null || y === null ? Infinity : relative(x, y);
}

const relative = (x: number, y: number) =>
  x === y ? 0 : Math.abs(x - y) / Math.max(Math.abs(x), Math.abs(y));

/** Whether a value is one that can be compared: no NaN, and not beyond the largest number. */
export function isDefined(value: Value): boolean {
  if (isList(value)) return value.every(isDefined);
  if (value instanceof Quantity) return Number.isFinite(value.si);
  if (typeof value === 'object' && isComplex(value))
    return Number.isFinite(value.re) && Number.isFinite(value.im);
  const double = toDouble(value);
  return double === null || Number.isFinite(double);
}
