import { MathError } from '../errors/math-error';
import { isBig, isComplex, isList, isMatrix, nameKind, toDouble } from '../values/classify';
import { hasOffset, Quantity, raiseQuantity } from '../values/quantity';
import { raiseExact, Ratio } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { plainLimit, Whole } from '../values/whole';
import { inMathjs, multiply, requireDouble, requireFinite, toComplex } from './arithmetic';
import { eliminate, identityDense } from './dense';
import { mathjs } from './mathjs';
import { propagate } from './propagate';
import { describeKind, noMultiple } from './refuse';
import { raiseExactly } from './numbers/whole-arithmetic';

/** The largest exponent of a matrix. */
const largestMatrixPower = 1_000;

/** `base ^ exponent`. In real sheets an odd root of a negative number is real, an even one an error. */
export function raise(base: Value, exponent: Value, isComplexSheet: boolean): Value {
  if (base instanceof Uncertain || exponent instanceof Uncertain)
    return propagate([base, exponent], ([x, y]) => raise(x ?? 0, y ?? 0, isComplexSheet));
  if (exponent instanceof Quantity) {
    const { dimensions, si } = exponent;
    if (dimensions.some((power) => power !== 0))
      throw new MathError(
        'dimension-mismatch',
        `An exponent is a plain number, not ${describeKind(exponent)}.`,
      );
    return raise(base, si, isComplexSheet);
  }
  if (isList(base)) return raiseList(base, exponent, isComplexSheet);
  if (isComplex(base) || isComplex(exponent)) return inMathjs('pow', base, exponent);
  if (isBig(base) || isBig(exponent)) return raiseBig(base, exponent);
  if (base instanceof Quantity && hasOffset(base)) throw noMultiple(base);
  if (base instanceof Quantity) return raiseQuantity(base, requireDouble(exponent));
  const power = toDouble(exponent);
  if (base instanceof Whole && power !== null) {
    const exact = raiseExactly(base, power);
    if (exact !== null) return exact;
  }
  if (power === null)
    throw new MathError('argument-type', `An exponent is a number, not ${nameKind(exponent)}.`);
  if (base instanceof Ratio && Number.isInteger(power) && Math.abs(power) < 64)
    return raiseExact(base, power);
  return raiseReal(requireDouble(base), power, exponent, isComplexSheet);
}

function raiseReal(base: number, power: number, exponent: Value, isComplexSheet: boolean): Value {
  if (base === 0 && power < 0)
    throw new MathError('division-by-zero', 'Zero to a negative power divides by zero.');
  if (base < 0 && !Number.isInteger(power) && Number.isFinite(power)) {
    if (isComplexSheet) return mathjs.pow(toComplex(base), power) as Value;
    if (exponent instanceof Ratio && exponent.denominator % 2 === 1) {
      const root = -realRoot(-base, exponent.denominator);
      return requireFinite(root ** exponent.numerator, base);
    }
    throw new MathError('domain', 'A negative number has no real root here. In a complex sheet it has.');
  }
  if (exponent instanceof Ratio && base > 0) {
    const root = realRoot(base, exponent.denominator);
    if (Number.isInteger(root)) return requireFinite(root ** exponent.numerator, base);
  }
  const result = base ** power;
  const isLost = result === 0 && base !== 0 && Number.isFinite(power) && Number.isFinite(base);
  if (isLost) throw new MathError('too-large', 'The result is too small for a number.');
  const exact = Math.abs(result) < plainLimit ? null : raiseExactly(base, power);
  if (exact !== null) return exact;
  return requireFinite(result, base, power);
}

/** The root of a positive number; exact where it is a whole number. */
function realRoot(value: number, degree: number): number {
  const root = value ** (1 / degree);
  const whole = Math.round(root);
  return whole ** degree === value ? whole : root;
}

function raiseBig(base: Value, exponent: Value): Value {
  const power = Number(exponent);
  if (Math.abs(power) > 1e6 && Number.isInteger(power) && Math.abs(Number(base)) > 1e6)
    throw new MathError('too-large', 'The result would have too many digits.');
  return inMathjs('pow', base, exponent);
}

function invert(matrix: Value[][]): Value[] {
  const doubles = matrix.map((row) => row.map(requireDouble));
  const { rest } = eliminate(doubles, identityDense(doubles.length));
  if (rest) return rest;
  throw new MathError('singular-matrix', 'This matrix has no inverse: its determinant is 0.');
}

function raiseList(base: Value[], exponent: Value, isComplexSheet: boolean): Value {
  if (!isMatrix(base)) return base.map((entry) => raise(entry, exponent, isComplexSheet));
  const power = requireDouble(exponent);
  if (base.length !== base[0]?.length)
    throw new MathError('matrix-size', 'Only a square matrix has powers. Use .^ entry by entry.');
  if (!Number.isInteger(power)) throw new MathError('argument-type', 'A matrix power is a whole number.');
  if (power < 0) return raiseList(invert(base), -power, isComplexSheet);
  if (power > largestMatrixPower) throw new MathError('too-large', 'The exponent is too large for a matrix.');
  let result: Value = base.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let rest = power, square: Value = base; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square);
    if (rest > 1) square = multiply(square, square);
  }
  return result;
}
