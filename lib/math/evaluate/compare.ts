import { CalendarDate } from '../dates/calendar-date';
import { MathError } from '../errors/math-error';
import { usualEpsilon } from '../sheet/settings';
import { isAngle, isSameDimension } from '../units/dimensions';
import { isComplex, isList, nameKind, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import type { CompareOperator } from '../read/node';
import { mapLists } from './lists';
import { misfit } from './refuse';
import { orderExactly } from './numbers/whole-arithmetic';

const isWithin = (epsilon: number) => (a: number, b: number) =>
  a === b || Math.abs(a - b) <= epsilon * Math.max(Math.abs(a), Math.abs(b));

/**
 * Compares two values; lists entry by entry. Throws where the values have no order or different dimensions.
 *
 * @param epsilon How far two numbers may be apart and yet count as equal, in parts of the larger one.
 */
export function compare(operator: CompareOperator, a: Value, b: Value, epsilon = usualEpsilon): Value {
  if ((isList(a) || isList(b)) && !(operator === '==' && isList(a) && isList(b)))
    return mapLists(a, b, (x, y) => compare(operator, x, y, epsilon));
  if (isList(a) && isList(b))
    return (
      a.length === b.length && a.every((entry, at) => compare('==', entry, b[at] ?? 0, epsilon) === true)
    );
  const isNear = isWithin(epsilon);
  const isEquality = operator === '==' || operator === '!=';
  if (isEquality && !isOrdered(a, b)) return isSame(a, b, isNear) === (operator === '==');
  // A wider limit counts for exact numbers too.
  const exact = epsilon > usualEpsilon ? null : orderExactly(a, b);
  const [x, y] = exact === null ? sizes(a, b) : [exact, 0];
  switch (operator) {
    case '==':
      return isNear(x, y);
    case '!=':
      return !isNear(x, y);
    case '<':
      return x < y && !isNear(x, y);
    case '<=':
      return x < y || isNear(x, y);
    case '>':
      return x > y && !isNear(x, y);
    case '>=':
      return x > y || isNear(x, y);
  }
}

const isOrdered = (a: Value, b: Value) =>
  (a instanceof CalendarDate && b instanceof CalendarDate) ||
  [a, b].every((value) => value instanceof Quantity || toDouble(value) !== null);

function isSame(a: Value, b: Value, isNear: ReturnType<typeof isWithin>): boolean {
  if (isComplex(a) || isComplex(b)) {
    const [x, y] = [a, b].map((value) =>
      isComplex(value) ? [value.re, value.im] : [toDouble(value) ?? NaN, 0],
    );
    return isNear(x?.[0] ?? 0, y?.[0] ?? 0) && isNear(x?.[1] ?? 0, y?.[1] ?? 0);
  }
  return a === b;
}

function sizes(a: Value, b: Value): [number, number] {
  const [x, y] = [sizeOf(a), sizeOf(b)];
  if (a instanceof CalendarDate !== b instanceof CalendarDate)
    throw new MathError('argument-type', 'A date is compared with a date, such as 2026-03-01.');
  if (a instanceof Quantity && b instanceof Quantity) {
    if (!isSameDimension(a.dimensions, b.dimensions)) throw misfit(b, 'compared with', a);
  } else if (a instanceof Quantity !== b instanceof Quantity) {
    const quantity = a instanceof Quantity ? a : (b as Quantity);
    const number = a instanceof Quantity ? y : x;
    if (number !== 0 && !isAngle(quantity.dimensions)) throw misfit(b, 'compared with', a);
  }
  return [x, y];
}

function sizeOf(value: Value): number {
  if (value instanceof CalendarDate) return value.day;
  if (value instanceof Quantity) return value.si;
  const double = toDouble(value);
  if (double !== null) return double;
  throw new MathError('argument-type', `${nameKind(value)} has no order.`.replace(/^a/, 'A'));
}

const order = (a: Value, b: Value): number =>
  compare('<', a, b) === true ? -1 : compare('>', a, b) === true ? 1 : 0;

/** A sorted copy; fast where all values are numbers. */
export function sortValues(values: readonly Value[]): Value[] {
  const isPlain = values.every((value) => typeof value === 'number');
  return isPlain ? [...values].sort((a, b) => a - b) : [...values].sort(order);
}
