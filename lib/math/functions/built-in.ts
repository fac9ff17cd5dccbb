import { MathError } from '../errors/math-error';
import type { SheetSettings } from '../sheet/settings';
import { flatten, isList, nameKind, toDouble } from '../values/classify';
import type { FunctionValue, Value } from '../values/value';
import { Whole } from '../values/whole';

/** What a built-in function may ask of the cell that calls it. */
export type CallContext = {
  settings: SheetSettings;
  /** Calls a function of the sheet, counted against the cell's budget. */
  call: (target: FunctionValue, args: Value[]) => Value;
  /** Counts work against the cell's budget; throws when it is used up. */
  spend: (steps: number) => void;
  /** The next random number of this cell, from its own seed. */
  random: () => number;
};

/** A function that a cell may call: the least and the largest number of arguments, and what it does. */
export type BuiltIn = {
  least: number;
  most: number;
  run: (args: Value[], context: CallContext) => Value;
};

export const takes = (least: number, most: number, run: BuiltIn['run']): BuiltIn => ({ least, most, run });

/** The largest number of entries of any list. */
const mostEntries = 250_000;

export function requireSmall(entries: number): void {
  if (entries > mostEntries)
    throw new MathError(
      'too-large',
      `This list would have ${entries.toPrecision(2)} entries; a sheet holds 250,000.`,
    );
}

/** An argument as a list of data: `mean([1, 2])`, `mean(1, 2)` and `max` of rows work alike. */
export function dataOf(args: readonly Value[]): Value[] {
  const flat = args.flatMap((arg) => (isList(arg) ? flatten(arg) : [arg]));
  if (flat.length === 0)
    throw new MathError('empty-data', 'There are no data here: at least one value is needed.');
  return flat;
}

export function requireNumber(value: Value | undefined): number {
  const double = value === undefined ? null : toDouble(value);
  if (double === null)
    throw new MathError('argument-type', `A number is needed here, not ${nameKind(value ?? '')}.`);
  return double;
}

export function requireWhole(value: Value | undefined, least = -Infinity): number {
  const double = requireNumber(value);
  if (!Number.isInteger(double)) throw new MathError('argument-type', 'A whole number is needed here.');
  if (value instanceof Whole) throw new MathError('too-large', 'Only whole numbers below 10^15 work here.');
  if (double < least) throw new MathError('domain', `A whole number from ${least} is needed here.`);
  return double;
}

export function requireList(value: Value | undefined): Value[] {
  if (value === undefined || !isList(value))
    throw new MathError('argument-type', `A list is needed here, not ${nameKind(value ?? '')}.`);
  return value;
}
