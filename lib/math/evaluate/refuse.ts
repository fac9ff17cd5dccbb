import { currencyIn, isMoney } from '../units/currencies';
import { displayUnit } from '../units/display-unit';
import { describeDimension } from '../units/describe-dimension';
import { MathError } from '../errors/math-error';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { printUnit } from '../show/write-unit';

/** “a speed (m/s)”, for sentences about units that do not fit. */
export function describeKind(value: Value): string {
  if (!(value instanceof Quantity)) return 'a plain number';
  // A typed `kg m/s^2` is called N here, as a computed one is.
  const { factors } = displayUnit(new Quantity(value.si, value.factors, value.dimensions));
  return `${describeDimension(value.dimensions)} (${printUnit(factors)})`;
}

/** The error of two values that cannot meet: “a time (s) cannot be added to a speed (m/s)”. */
export function misfit(value: Value, verb: string, other: Value): MathError {
  const words = rateWords(value, other);
  if (words !== null) return new MathError('not-supported', words);
  const sentence = capital(`${describeKind(value)} cannot be ${verb} ${describeKind(other)}.`);
  return new MathError('dimension-mismatch', sentence);
}

/** Two currencies meet by a rate, which only a person knows. */
function rateWords(value: Value, other: Value): string | null {
  const [one, two] = [value, other].map((each) =>
    each instanceof Quantity && isMoney(each.dimensions) ? currencyIn(each.dimensions) : null,
  );
  return one && two
    ? `A sheet has no rate between ${one} and ${two}. Multiply by one of your own, such as 1.1 ${two}/${one}.`
    : null;
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The error of a temperature whose zero is not the absolute one, where a product or a sum needs that. */
export const noMultiple = ({ factors }: Quantity): MathError =>
  new MathError(
    'dimension-mismatch',
    `A temperature in ${printUnit(factors)} has no multiple and no sum: its zero is not the absolute one. Convert it to K first.`,
  );
