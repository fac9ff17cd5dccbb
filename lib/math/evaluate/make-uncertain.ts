import { MathError } from '../errors/math-error';
import type { UnitFactor } from '../units/unit';
import { isSameDimension } from '../units/dimensions';
import { nameKind, toDouble } from '../values/classify';
import { Quantity, quantityOf, scaleOf } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { misfit } from './refuse';

/** `center ± error`, with a source of its own; an error in percent is a part of the centre. */
function of(center: Value, error: Value, isPercent: boolean, source: string): Value {
  const middle = center instanceof Quantity ? center : toDouble(center);
  if (middle === null)
    throw new MathError('argument-type', `An uncertainty belongs to a number, not to ${nameKind(center)}.`);
  const size = isPercent ? Math.abs(sizeOf(middle)) * (toDouble(error) ?? 0) : errorSize(middle, error);
  if (size < 0) throw new MathError('domain', 'An uncertainty is not negative.');
  return new Uncertain(middle, new Map([[source, size]]));
}

const sizeOf = (value: number | Quantity) => (value instanceof Quantity ? value.si : value);

function errorSize(center: number | Quantity, error: Value): number {
  if (center instanceof Quantity) {
    if (!(error instanceof Quantity)) return (toDouble(error) ?? 0) * scaleOf(center.factors);
    if (!isSameDimension(center.dimensions, error.dimensions))
      throw misfit(error, 'an uncertainty of', center);
    return error.amount * scaleOf(error.factors);
  }
  const double = toDouble(error);
  if (double === null)
    throw new MathError('argument-type', `An uncertainty is a number, not ${nameKind(error)}.`);
  return double;
}

/** An uncertain number with a unit behind it; null for other values. */
function withUnit(amount: Value, factors: readonly UnitFactor[]): Value | null {
  if (!(amount instanceof Uncertain) || typeof amount.center !== 'number') return null;
  const scale = scaleOf(factors);
  const parts = new Map([...amount.parts].map(([source, size]) => [source, size * scale]));
  return new Uncertain(quantityOf(amount.center, factors), parts);
}

export const makeUncertain = { of, withUnit };
