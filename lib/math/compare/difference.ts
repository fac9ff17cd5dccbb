import { MathError } from '../errors/math-error';
import { isAngle, isSameDimension } from '../units/dimensions';
import { isBig, isComplex, isList, nameKind, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';

/**
 * How far two values are apart, as a part of the larger one: 0 for the same, ∞ where they are of different kinds or
 * dimensions. Lists are as far apart as their worst entries. Throws for values that cannot be compared.
 */
export function differenceOf(a: Value, b: Value): number {
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return Infinity;
    return Math.max(0, ...a.map((entry, at) => differenceOf(entry, b[at] ?? NaN)));
  }
  if (isBig(a) && isBig(b)) {
    const size = a.abs().gt(b.abs()) ? a.abs() : b.abs();
    const apart = a.minus(b).abs();
    // What is left of an exact zero after 64 digits is zero.
    return size.lt(1e-50) ? 0 : apart.div(size).toNumber();
  }
  if (a instanceof Uncertain || b instanceof Uncertain) {
    const [x, y] = [a, b].map((value) => (value instanceof Uncertain ? value : null));
    if (!x || !y) return Infinity;
    return Math.max(differenceOf(x.center, y.center), relative(x.error, y.error));
  }
  if (a instanceof Quantity || b instanceof Quantity) return betweenQuantities(a, b);
  if (typeof a === 'string' || typeof b === 'string') return a === b ? 0 : Infinity;
  const [x, y] = [partsOf(a), partsOf(b)];
  const size = Math.max(Math.hypot(...x), Math.hypot(...y));
  if (x[0] === y[0] && x[1] === y[1]) return 0;
  return Number.isFinite(size) ? Math.hypot(x[0] - y[0], x[1] - y[1]) / size : Infinity;
}

function partsOf(value: Value): [number, number] {
  if (isComplex(value)) return [value.re, value.im];
  const double = toDouble(value);
  if (double === null)
    throw new MathError('not-supported', `Nothing can be compared with ${nameKind(value)}.`);
  return [double, 0];
}

function betweenQuantities(a: Value, b: Value): number {
  const [x, y] = [sizeOf(a), sizeOf(b)];
  if (x === null || y === null || !fits(a, b)) return Infinity;
  return relative(x, y);
}

/** Whether two values have one dimension; an angle is a plain number, and zero has any unit. */
export function fits(a: Value, b: Value): boolean {
  if (a instanceof Quantity && b instanceof Quantity) return isSameDimension(a.dimensions, b.dimensions);
  const [quantity, other] = a instanceof Quantity ? [a, b] : [b, a];
  if (!(quantity instanceof Quantity)) return true;
  return isAngle(quantity.dimensions) || toDouble(other) === 0;
}

/** The size in base units. */
export const sizeOf = (value: Value): number | null =>
  value instanceof Quantity ? value.si : toDouble(value);

const relative = (x: number, y: number) =>
  x === y ? 0 : Math.abs(x - y) / Math.max(Math.abs(x), Math.abs(y));
