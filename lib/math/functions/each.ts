import { MathError } from '../errors/math-error';
import { describeKind } from '../evaluate/refuse';
import { propagate } from '../evaluate/propagate';
import { isBig, isComplex, isList, nameKind, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { takes, type BuiltIn, type CallContext } from './built-in';

/** Works on one value, on every entry of a list, and carries uncertainties through. */
export function each(run: (value: Value, context: CallContext) => Value): BuiltIn {
  const one = (value: Value, context: CallContext): Value => {
    if (isList(value)) return value.map((entry) => one(entry, context));
    if (value instanceof Uncertain) return propagate([value], ([x]) => one(x ?? 0, context));
    return run(value, context);
  };
  return takes(1, 1, ([value = 0], context) => one(value, context));
}

/** A function of plain numbers; complex and exact numbers go to `other`, when there is one. */
export const ofNumbers = (
  name: string,
  run: (x: number, context: CallContext) => Value,
  other?: (value: Value, context: CallContext) => Value,
): BuiltIn =>
  each((value, context) => {
    if ((isComplex(value) || isBig(value)) && other) return other(value, context);
    const double = toDouble(value);
    if (double !== null) return run(double, context);
    if (value instanceof Quantity)
      throw new MathError('dimension-mismatch', `${name} takes a plain number, not ${describeKind(value)}.`);
    throw new MathError('argument-type', `${name} takes a number, not ${nameKind(value)}.`);
  });
