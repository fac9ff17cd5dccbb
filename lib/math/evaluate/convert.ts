import { MathError } from '../errors/math-error';
import type { Node, Target } from '../read/node';
import { writeNumber } from '../show/format-number';
import { roundFigures, roundPlaces } from '../show/round';
import { isAngle, isSameDimension, raiseDimensions } from '../units/dimensions';
import { isList, nameKind, toDouble } from '../values/classify';
import { dimensionsOf, isDifference, Quantity, scaleOf } from '../values/quantity';
import { nearestRatio, Ratio } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { RoundedStyle, Value } from '../values/value';
import { divide } from './arithmetic';
import { relationOf } from './numbers/related-kinds';
import { evaluateDigits } from './digits';
import type { Evaluation, Locals } from './evaluation';
import { misfit } from './refuse';

/** Carries out `value to target`. */
export function convert(
  evaluator: Evaluation,
  node: Extract<Node, { type: 'convert' }>,
  locals: Locals,
): Value {
  const { target } = node;
  if (target.kind === 'digits' && target.count > 15)
    return evaluateDigits(evaluator, node.value, target.count, locals);
  const value = evaluator.evaluate(node.value, locals);
  const relation =
    value instanceof Quantity && target.kind === 'unit' ? relationOf(value, target.factors) : null;
  if (relation?.message)
    evaluator.note({
      kind: 'per-mole',
      message: relation.message,
      place: { start: node.targetStart, end: node.end },
      repair: null,
    });
  return convertValue(value, target);
}

function convertValue(value: Value, target: Target): Value {
  if (isList(value)) return value.map((entry) => convertValue(entry, target));
  if (isRounded(value)) return convertAgain(value, target);
  switch (target.kind) {
    case 'unit':
      return toUnit(value, target);
    case 'fraction':
      return toFraction(value);
    case 'decimal':
      return toDouble(value) ?? value;
    case 'percent':
      return rounded(value, 'percent', 2);
    case 'clock':
    case 'scientific':
      return rounded(value, target.kind, 0);
    case 'mixed':
      return { kind: 'rounded', value: toFraction(value), style: 'mixed', count: 0 };
    case 'dms':
      return toMinutes(value);
    case 'nearest':
      return toNearest(value, target);
    case 'base':
      return inBase(value, target.radix);
    case 'figures':
    case 'digits':
      return rounded(value, 'figures', target.count);
    case 'decimals':
      return rounded(value, 'decimals', target.count);
  }
}

type Rounded = Extract<Value, { kind: 'rounded' }>;

const isRounded = (value: Value): value is Rounded =>
  typeof value === 'object' && 'kind' in value && value.kind === 'rounded';

/** A second conversion: figures keep a power of ten or a percent, as in `1/3 in % to 1 dp`. */
function convertAgain({ value, style, count }: Rounded, target: Target): Value {
  const next = convertValue(value, target);
  if (!isRounded(next)) return next;
  if (style === 'figures' && target.kind === 'scientific') return { ...next, count };
  if (style === 'scientific' && target.kind === 'figures') return { ...next, style };
  if (style !== 'percent' || (target.kind !== 'figures' && target.kind !== 'decimals')) return next;
  const places = target.count + (target.kind === 'decimals' ? 2 : 0);
  const again = rounded(value, target.kind, places);
  return isRounded(again) ? { ...again, style } : again;
}

function toUnit(value: Value, target: Extract<Target, { kind: 'unit' }>): Value {
  const dimensions = dimensionsOf(target.factors);
  if (value instanceof Uncertain) {
    const center = toUnit(value.center, target);
    return center instanceof Quantity ? new Uncertain(center, value.parts) : value;
  }
  if (value instanceof Quantity) {
    if (isDifference(value) && target.factors[0]?.unit.offset !== 0) throw noTemperature(value, target.text);
    const relation = relationOf(value, target.factors);
    if (relation) return new Quantity(value.si * relation.factor, target.factors, dimensions, true);
    if (isSameDimension(value.dimensions, dimensions))
      return new Quantity(value.si, target.factors, dimensions, true);
    // Miles per gallon and litres per 100 km are the same thing upside down.
    if (isSameDimension(raiseDimensions(value.dimensions, -1), dimensions) && value.si !== 0)
      return new Quantity(1 / value.si, target.factors, dimensions, true);
    throw misfit(value, 'converted to', new Quantity(1, target.factors, dimensions));
  }
  const double = toDouble(value);
  if (double !== null && isAngle(dimensions)) return new Quantity(double, target.factors, dimensions, true);
  if (double === null)
    throw new MathError('argument-type', `Only a quantity has a unit, not ${nameKind(value)}.`);
  throw misfit(value, 'converted to', new Quantity(1, target.factors, dimensions));
}

/** 5 K between two temperatures is no temperature of its own. */
const noTemperature = (value: Quantity, unit: string) =>
  new MathError(
    'dimension-mismatch',
    `This is a difference of two temperatures, ${writeNumber(value.amount)} K. It is no temperature in ${unit}.`,
  );

function toFraction(value: Value): Value {
  if (value instanceof Ratio) return value;
  const double = toDouble(value);
  if (double === null)
    throw new MathError('argument-type', `A number is needed here, not ${nameKind(value)}.`);
  const ratio = nearestRatio(double) ?? nearestRatio(double, 1_000, 1e-11);
  if (ratio === null) throw new MathError('domain', 'This number is no simple fraction.');
  return ratio;
}

function inBase(value: Value, radix: number): Value {
  const double = value instanceof Quantity ? null : toDouble(value);
  if (double === null || !Number.isSafeInteger(double))
    throw new MathError('argument-type', 'Only a whole number is written to another base.');
  return { kind: 'rounded', value: double, style: 'base', count: radix };
}

/** An angle in degrees, minutes and seconds. */
function toMinutes(value: Value): Value {
  if (value instanceof Quantity && isAngle(value.dimensions))
    return { kind: 'rounded', value, style: 'dms', count: 0 };
  throw new MathError('argument-type', 'Only an angle has minutes of arc. Write 12.5° to dms.');
}

/** The nearest multiple of a step, halves away from zero. */
function toNearest(value: Value, { step, places, factors }: Extract<Target, { kind: 'nearest' }>): Value {
  const measured = factors ? toUnit(value, { kind: 'unit', factors, text: '' }) : value;
  const nearest = (x: number) => roundPlaces(step * roundPlaces(x / step, 0), places);
  if (measured instanceof Quantity) {
    const si = nearest(measured.amount) * scaleOf(measured.factors);
    return { kind: 'rounded', value: measured.withSi(si), style: 'decimals', count: places };
  }
  const double = toDouble(measured);
  if (measured instanceof Uncertain || double === null)
    throw new MathError('argument-type', `A number is rounded here, not ${nameKind(measured)}.`);
  return { kind: 'rounded', value: nearest(double), style: 'decimals', count: places };
}

function rounded(value: Value, style: RoundedStyle, count: number): Value {
  const round = (x: number) =>
    style === 'figures' ? roundFigures(x, count) : roundPlaces(x, style === 'decimals' ? count : 15);
  if (value instanceof Quantity) {
    const fixed = value.withSi(round(value.amount) * scaleOf(value.factors));
    return { kind: 'rounded', value: fixed, style, count };
  }
  const double = toDouble(value);
  if (value instanceof Uncertain || double === null) return { kind: 'rounded', value, style, count };
  return { kind: 'rounded', value: round(double), style, count };
}

/** The part of a whole, shown in percent. */
export function shareOf(part: Value, whole: Value): Value {
  const share = divide(part, whole);
  return { kind: 'rounded', value: toDouble(share) ?? share, style: 'percent', count: 2 };
}
