import type { BigNumber, Complex } from 'mathjs';
import { mathjs } from '../evaluate/mathjs';
import { Percent } from './percent';
import { CalendarDate } from '../dates/calendar-date';
import { Quantity } from './quantity';
import { Ratio } from './ratio';
import { Uncertain } from './uncertain';
import type { FunctionValue, Report, Value } from './value';
import { Whole } from './whole';

export const isComplex = (value: unknown): value is Complex => mathjs.isComplex(value);
export const isBig = (value: unknown): value is BigNumber => mathjs.isBigNumber(value);
export const isList = (value: Value): value is Value[] => Array.isArray(value);
/** All entries of nested lists. */
export const flatten = (list: readonly Value[]): Value[] =>
  list.flatMap((entry) => (isList(entry) ? flatten(entry) : [entry]));

export const isMatrix = (value: Value): value is Value[][] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => Array.isArray(row));
export const isFunction = (value: Value): value is FunctionValue =>
  typeof value === 'object' && 'kind' in value && value.kind === 'function';

export const isReport = (value: Value): value is Report =>
  typeof value === 'object' && 'kind' in value && value.kind === 'report';

/** A value as a double, when it is a real number without a unit; null for everything else. */
export function toDouble(value: Value): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Ratio || value instanceof Whole || value instanceof Percent) return value.value;
  if (isBig(value)) return value.toNumber();
  if (value instanceof Uncertain) return toDouble(value.center);
  return null;
}

/** What a sentence calls a value. */
export function nameKind(value: Value): string {
  if (typeof value === 'boolean') return 'a yes or no';
  if (typeof value === 'string') return 'a text';
  if (isMatrix(value)) return 'a matrix';
  if (isList(value)) return 'a list';
  if (value instanceof Quantity) return 'a quantity with a unit';
  if (value instanceof CalendarDate) return 'a date';
  if (isComplex(value)) return 'a complex number';
  if (typeof value === 'object' && 'kind' in value) {
    if (value.kind === 'function') return 'a function';
    if (value.kind === 'report') return 'a result in words';
    return value.kind === 'formula'
      ? 'a formula'
      : value.kind === 'solutions'
        ? 'a set of solutions'
        : 'a number';
  }
  return 'a number';
}
