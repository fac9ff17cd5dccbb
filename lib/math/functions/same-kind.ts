import { MathError } from '../errors/math-error';
import { describeKind } from '../evaluate/refuse';
import { isSameDimension, noDimensions } from '../units/dimensions';
import { hasOffset, Quantity } from '../values/quantity';
import type { Value } from '../values/value';

const dimensionsOf = (value: Value) => (value instanceof Quantity ? value.dimensions : noDimensions);

/** Throws where two values are not of one kind, as a length and a time, or have a zero of their own. */
export function requireSameKind(name: string, a: Value, b: Value): void {
  if (!(a instanceof Quantity) && !(b instanceof Quantity)) return;
  if (!isSameDimension(dimensionsOf(a), dimensionsOf(b)))
    throw new MathError(
      'dimension-mismatch',
      `${name} takes two values of one kind, not ${describeKind(a)} and ${describeKind(b)}.`,
    );
  if ([a, b].some((value) => value instanceof Quantity && hasOffset(value)))
    throw new MathError('dimension-mismatch', `${name} takes temperatures in K, not in °C or °F.`);
}
