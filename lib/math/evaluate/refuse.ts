import { displayUnit } from '../units/display-unit';
import { describeDimension } from '../units/dimensions';
import { MathError } from '../errors/math-error';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { writeUnit } from '../show/write-unit';

/** “a speed (m/s)”, for sentences about units that do not fit. */
export function describeKind(value: Value): string {
  if (!(value instanceof Quantity)) return 'a plain number';
  // A typed `kg m/s^2` is called N here, as a computed one is.
  const { factors } = displayUnit(new Quantity(value.si, value.factors, value.dimensions));
  return `${describeDimension(value.dimensions)} (${writeUnit(factors)})`;
}

/** The error of two values that cannot meet: “a time (s) cannot be added to a speed (m/s)”. */
export const misfit = (value: Value, verb: string, other: Value): MathError =>
  new MathError(
    'dimension-mismatch',
    capital(`${describeKind(value)} cannot be ${verb} ${describeKind(other)}.`),
  );

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
