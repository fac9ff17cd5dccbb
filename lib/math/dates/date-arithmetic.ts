import { own } from '../../core/own';
import { MathError } from '../errors/math-error';
import { findUnit } from '../units/find-unit';
import { nameKind } from '../values/classify';
import { Quantity, quantityOf } from '../values/quantity';
import type { Value } from '../values/value';
import { CalendarDate, isInCalendar } from './calendar-date';

const secondsInDay = 86_400;
const monthsIn: Readonly<Record<string, number>> = { month: 1, months: 1, year: 12, years: 12 };

/** One day, and any other number of days. */
function daysOf(count: number): Quantity {
  const unit = findUnit(Math.abs(count) === 1 ? 'day' : 'days');
  return quantityOf(count, unit ? [{ unit, power: 1 }] : []);
}

/** A sum or a difference in which a date stands; null where none does. */
export function addToDate(a: Value, b: Value, sign: 1 | -1): Value | null {
  if (a instanceof CalendarDate && b instanceof CalendarDate) {
    if (sign === -1) return daysOf(a.day - b.day);
    throw new MathError('argument-type', 'Two dates have no sum. Their difference is a number of days.');
  }
  if (a instanceof CalendarDate) return moved(a, b, sign);
  if (!(b instanceof CalendarDate)) return null;
  if (sign === 1) return moved(b, a, 1);
  throw new MathError('argument-type', `A date cannot be subtracted from ${nameKind(a)}.`);
}

function moved(date: CalendarDate, by: Value, sign: 1 | -1): CalendarDate {
  if (!(by instanceof Quantity) || by.dimensions.some((power, at) => power !== (at === 2 ? 1 : 0)))
    throw new MathError('argument-type', 'To a date a time is added, such as 30 days or 2 months.');
  const [factor, ...others] = by.factors;
  const months = factor && others.length === 0 ? own(monthsIn, factor.unit.symbol) : undefined;
  const count = by.amount * (months ?? 1);
  if (months !== undefined && Number.isInteger(count)) return inCalendar(date.plusMonths(sign * count));
  const whole = Math.round(by.si / secondsInDay);
  if (Math.abs(by.si - whole * secondsInDay) > 1e-3)
    throw new MathError('domain', 'A date has no time of the day. Add whole days.');
  return inCalendar(new CalendarDate(date.day + sign * whole));
}

function inCalendar(date: CalendarDate): CalendarDate {
  if (isInCalendar(date.day)) return date;
  throw new MathError('too-large', 'The calendar of a sheet goes from the year 100 to 9999.');
}
