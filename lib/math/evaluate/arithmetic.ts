import type { BigNumber, Complex } from 'mathjs';
import { MathError } from '../errors/math-error';
import { addToDate } from '../dates/date-arithmetic';
import { isAngle, isSameDimension } from '../units/dimensions';
import { isBig, isComplex, isList, isMatrix, nameKind, toDouble } from '../values/classify';
import { differenceOf, hasOffset, multiplyQuantities, Quantity, quantityOf } from '../values/quantity';
import { addExact, divideExact, multiplyExact, Ratio } from '../values/ratio';
import { Percent } from '../values/percent';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { plainLimit, Whole } from '../values/whole';
import { keepLost } from './numbers/lost';
import { calculateExactly } from './numbers/whole-arithmetic';
import { mapLists, multiplyLists } from './lists';
import { mathjs } from './mathjs';
import { propagate } from './propagate';
import { misfit, noMultiple } from './refuse';

type Operation = (a: Value, b: Value) => Value;
type Numeric = Complex | BigNumber | number;

/** Calls mathjs for numbers that are no doubles; one complex operand makes all complex. */
export function inMathjs(
  name: 'add' | 'subtract' | 'multiply' | 'divide' | 'pow' | 'mod',
  a: Value,
  b: Value,
): Value {
  const operands = isComplex(a) || isComplex(b) ? [toComplex(a), toComplex(b)] : [toBig(a), toBig(b)];
  return tidyComplex(
    (mathjs[name] as (x: Numeric, y: Numeric) => Numeric)(...(operands as [Numeric, Numeric])),
  );
}

export const toComplex = (value: Value): Complex =>
  isComplex(value) ? value : mathjs.complex(requireDouble(value), 0);

/** A value with 64 digits; a fraction exactly. */
export const toBig = (value: Value): BigNumber => {
  if (isBig(value)) return value;
  if (value instanceof Ratio) return mathjs.bignumber(value.numerator).div(value.denominator);
  if (value instanceof Whole) return mathjs.bignumber(value.big.toString());
  return mathjs.bignumber(requireDouble(value));
};

/** A complex number without an imaginary part, but for what rounding leaves, is a number. */
export const tidyComplex = (value: Numeric): Value => {
  if (!isComplex(value)) return value;
  return Math.abs(value.im) <= 1e-15 * Math.abs(value.re) ? value.re : value;
};

export function requireDouble(value: Value): number {
  const double = toDouble(value);
  if (double === null)
    throw new MathError('argument-type', `A number is needed here, not ${nameKind(value)}.`);
  return double;
}

/** Overflow is an error with a name, never a silent ∞; with an ∞ among the operands it is an answer. */
export function requireFinite(result: number, ...operands: number[]): number {
  if (Number.isFinite(result)) return result;
  if (Number.isNaN(result)) throw new MathError('domain', 'This has no defined value.');
  if (operands.some((operand) => !Number.isFinite(operand))) return result;
  throw new MathError('too-large', 'The result is too large for a number.');
}

const special = (a: Value, b: Value, operation: Operation): Value | null => {
  if (a instanceof Uncertain || b instanceof Uncertain)
    return propagate([a, b], ([x, y]) => operation(x ?? 0, y ?? 0));
  return null;
};

const hasWhole = (a: Value, b: Value) => a instanceof Whole || b instanceof Whole;

const isExact = (value: Value): value is number | Ratio =>
  typeof value === 'number' || value instanceof Ratio;

const plain = (value: Value): Value => {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Percent ? value.value : value;
};

const sum =
  (sign: 1 | -1): Operation =>
  (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') {
      const result = left + sign * right;
      if (Math.abs(result) < plainLimit) return result;
      return calculateExactly(sign === 1 ? '+' : '-', left, right) ?? requireFinite(result, left, right);
    }
    const [a, b] = [plain(left), plain(right)];
    const own = special(a, b, sum(sign));
    if (own !== null) return own;
    if (isList(a) || isList(b)) return mapLists(a, b, sum(sign));
    const moved = addToDate(a, b, sign);
    if (moved !== null) return moved;
    if (a instanceof Quantity || b instanceof Quantity) return addQuantities(a, b, sign);
    if (isComplex(a) || isComplex(b) || isBig(a) || isBig(b))
      return inMathjs(sign === 1 ? 'add' : 'subtract', a, b);
    const exact = hasWhole(a, b) ? calculateExactly(sign === 1 ? '+' : '-', a, b) : null;
    if (exact !== null) return exact;
    if (isExact(a) && isExact(b)) return addExact(a, multiplyExact(b, sign));
    return requireDouble(a) + sign * requireDouble(b);
  };

export const add = sum(1);
export const subtract = sum(-1);

function addQuantities(a: Value, b: Value, sign: 1 | -1): Value {
  if (!(a instanceof Quantity) || !(b instanceof Quantity)) {
    const [quantity, other] = a instanceof Quantity ? [a, b] : [b as Quantity, a];
    const number = toDouble(other);
    // An angle in radians and a plain number are of one kind; so is anything and zero.
    if (number !== null && isAngle(quantity.dimensions))
      return a instanceof Quantity ? a.si + sign * number : number + sign * quantity.si;
    throw sign === 1 ? misfit(b, 'added to', a) : misfit(b, 'subtracted from', a);
  }
  if (!isSameDimension(a.dimensions, b.dimensions))
    throw sign === 1 ? misfit(b, 'added to', a) : misfit(b, 'subtracted from', a);
  if (hasOffset(b)) {
    if (sign === -1) return differenceOf(a, b);
    if (hasOffset(a)) return a.withSi(a.si + b.amount * (b.factors[0]?.unit.scale ?? 1));
    return b.withSi(a.si + b.si);
  }
  return a.withSi(a.si + sign * b.si);
}

export const multiply: Operation = (left, right) => {
  if (typeof left === 'number' && typeof right === 'number') {
    const result = left * right;
    if (Math.abs(result) < plainLimit) return keepLost(result, left === 0 || right === 0);
    return calculateExactly('*', left, right) ?? requireFinite(result, left, right);
  }
  const [a, b] = [plain(left), plain(right)];
  const own = special(a, b, multiply);
  if (own !== null) return own;
  if (isList(a) && isList(b)) return multiplyLists(a, b, multiply, add);
  if (isList(a) || isList(b)) return mapLists(a, b, multiply);
  return multiplyScalars(a, b, 1);
};

const sizeOf = (value: Quantity | number) => (value instanceof Quantity ? value.si : value);

function multiplyScalars(a: Value, b: Value, times: 1 | -1): Value {
  if (a instanceof Quantity || b instanceof Quantity) {
    for (const side of [a, b]) if (side instanceof Quantity && hasOffset(side)) throw noMultiple(side);
    const x = a instanceof Quantity ? a : requireDouble(a);
    const y = b instanceof Quantity ? b : requireDouble(b);
    const product = multiplyQuantities(x, y, times);
    keepLost(sizeOf(product), sizeOf(x) === 0 || sizeOf(y) === 0);
    return product;
  }
  if (isComplex(a) || isComplex(b) || isBig(a) || isBig(b))
    return inMathjs(times === 1 ? 'multiply' : 'divide', a, b);
  const exact = hasWhole(a, b) ? calculateExactly(times === 1 ? '*' : '/', a, b) : null;
  if (exact !== null) return exact;
  if (isExact(a) && isExact(b)) return times === 1 ? multiplyExact(a, b) : divideExact(a, b);
  return requireDouble(a) * requireDouble(b) ** times;
}

export const isZero = (value: Value): boolean => {
  if (value instanceof Quantity) return value.si === 0;
  if (value instanceof Uncertain) return isZero(value.center);
  if (isComplex(value)) return value.re === 0 && value.im === 0;
  return toDouble(value) === 0;
};

export const divide: Operation = (left, right) => {
  const [a, b] = [plain(left), plain(right)];
  if (isZero(b)) throw new MathError('division-by-zero', 'This divides by zero.');
  if (typeof a === 'number' && typeof b === 'number') {
    const isWhole = Number.isSafeInteger(a) && Number.isSafeInteger(b);
    return isWhole ? divideExact(a, b) : keepLost(requireFinite(a / b, a, b), a === 0 || !Number.isFinite(b));
  }
  const own = special(a, b, divide);
  if (own !== null) return own;
  if (isMatrix(b))
    throw new MathError('argument-type', 'Nothing can be divided by a matrix. Multiply by inv(…).');
  if (isList(b))
    throw new MathError('argument-type', 'Nothing can be divided by a list. Use ./ entry by entry.');
  if (isList(a)) return mapLists(a, b, divide);
  return multiplyScalars(a, b, -1);
};

/** The other sign; a temperature with its own zero keeps it: −40 °C. */
export function negate(value: Value): Value {
  if (typeof value === 'number') return -value;
  if (value instanceof Percent) return new Percent(-value.value);
  const hasOwnZero = value instanceof Quantity && hasOffset(value);
  return hasOwnZero ? quantityOf(-value.amount, value.factors) : multiply(value, -1);
}
