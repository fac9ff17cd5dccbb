import { molarMass } from '../chemistry/molar-mass';
import { CalendarDate } from '../dates/calendar-date';
import { MathError } from '../errors/math-error';
import { nameKind } from '../values/classify';
import { takes, type BuiltIn } from './built-in';

/** Functions of formulas and of dates. */
export const chemistry: Readonly<Record<string, BuiltIn>> = {
  molarmass: takes(1, 1, ([text = 0]) => {
    if (typeof text === 'string') return molarMass(text);
    throw new MathError('argument-type', `A chemical formula is needed here, not ${nameKind(text)}.`);
  }),
  weekday: takes(1, 1, ([date = 0]) => {
    if (date instanceof CalendarDate) return date.weekday;
    throw new MathError('argument-type', `A date is needed here, such as 2026-03-01, not ${nameKind(date)}.`);
  }),
};
