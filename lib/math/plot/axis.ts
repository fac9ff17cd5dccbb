import { MathError, type Place } from '../errors/math-error';
import { misfit } from '../evaluate/refuse';
import { printUnit } from '../show/write-unit';
import { displayUnit } from '../units/display-unit';
import { isSameDimension } from '../units/dimensions';
import { nameKind, toDouble } from '../values/classify';
import { Quantity, quantityOf } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';

/** An axis: its unit, and the way between its numbers and values of the sheet. */
export type Axis = {
  unit: string;
  /** The smallest and the largest of the values that it was made for. */
  low: number;
  high: number;
  make: (x: number) => Value;
  /** Null for a value that is no number. Throws for one whose unit does not fit. */
  read: (value: Value, place: Place | null) => number | null;
};

/**
 * The axis for values at some places. The first says what is measured, and the largest in which unit. Throws where
 * their units do not fit.
 */
export function axisOf(values: readonly Value[], ...places: (Place | null)[]): Axis {
  const centers = values.map((value) => (value instanceof Uncertain ? value.center : value));
  const quantities = centers.filter((value) => value instanceof Quantity);
  const [first] = quantities;
  const alike = quantities.filter(({ dimensions }) => first && isSameDimension(dimensions, first.dimensions));
  const largest = alike.toSorted((a, b) => Math.abs(b.si) - Math.abs(a.si))[0];
  const pattern = largest === undefined ? null : displayUnit(largest);
  const read = (value: Value, at: Place | null): number | null => {
    const center = value instanceof Uncertain ? value.center : value;
    if (center instanceof Quantity) {
      if (pattern === null || !isSameDimension(center.dimensions, pattern.dimensions))
        throw placed(misfit(center, 'plotted with', pattern ?? 1), at);
      return tidy(new Quantity(center.si, pattern.factors, pattern.dimensions).amount);
    }
    const double = toDouble(center);
    if (double === null)
      throw new MathError('argument-type', `A plot needs numbers, not ${nameKind(center)}.`, at);
    // Zero fits every unit, and an angle is a number too.
    if (pattern !== null && double !== 0 && !isSameDimension(pattern.dimensions, noDimensions))
      throw placed(misfit(double, 'plotted with', pattern), at);
    return tidy(pattern === null ? double : new Quantity(double, pattern.factors, pattern.dimensions).amount);
  };
  const numbers = values
    .map((value, at) => read(value, places[at] ?? places[0] ?? null))
    .filter((value) => value !== null);
  return {
    unit: pattern === null ? '' : printUnit(pattern.factors),
    low: Math.min(...numbers),
    high: Math.max(...numbers),
    make: (x) => (pattern === null ? x : quantityOf(x, pattern.factors)),
    read,
  };
}

const noDimensions = [0, 0, 0, 0, 0, 0, 0, 0, 0];
/** Without what a change of unit left over; null for what is no place on an axis. */
const tidy = (x: number) => (Number.isFinite(x) ? Number(x.toPrecision(13)) : null);

function placed(error: MathError, place: Place | null): MathError {
  error.place ??= place;
  return error;
}
