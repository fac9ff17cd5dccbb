import type { Complex } from 'mathjs';
import { add, divide, isZero, multiply, subtract, tidyComplex } from '../evaluate/arithmetic';
import { compare } from '../evaluate/compare';
import { mathjs } from '../evaluate/mathjs';
import { raise } from '../evaluate/power';
import { toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import { Ratio, toExact } from '../values/ratio';
import type { Value } from '../values/value';
import type { Polynomial } from './polynomial';

/** The roots of a polynomial: exact to degree two, also with units; `all` for 0 = 0; null beyond its means. */
export function rootsOf(polynomial: Polynomial, isComplexSheet: boolean): Value[] | 'all' | null {
  const parts = [...polynomial];
  const isAbsent = (part: Value | null | undefined) => part === null || part === undefined || isZero(part);
  while (parts.length > 0 && isAbsent(parts.at(-1))) parts.pop();
  if (parts.length === 0) return 'all';
  if (parts.length === 1) return [];
  const [c = null, b = null, a = null] = parts;
  if (parts.length === 2 && b !== null) return [c === null ? zeroLike(b) : divide(multiply(c, -1), b)];
  if (parts.length === 3 && a !== null) return quadratic(a, b, c, isComplexSheet);
  const doubles = parts.map((part) => (part === null ? 0 : toDouble(part)));
  return doubles.every((part) => part !== null) ? ofNumbers(doubles, isComplexSheet) : null;
}

const zeroLike = (_value: Value): Value => 0;

function quadratic(a: Value, b: Value | null, c: Value | null, isComplexSheet: boolean): Value[] {
  const half = b === null ? null : divide(multiply(b, -1), multiply(a, 2));
  const rest = c === null ? null : divide(c, a);
  if (half === null && rest === null) return [0];
  if (rest === null) return sorted([multiply(half ?? 0, 0), multiply(half ?? 0, 2)]);
  const square = half === null ? multiply(rest, -1) : subtract(raise(half, 2, false), rest);
  const shift = (root: Value, sign: 1 | -1) =>
    half === null ? multiply(root, sign) : add(half, multiply(root, sign));
  if (isZero(square)) return [half ?? 0];
  if (sizeOf(square) < 0) {
    if (!isComplexSheet || square instanceof Quantity) return [];
    const root = mathjs.complex(0, Math.sqrt(-sizeOf(square)));
    return [-1, 1].map((sign) => shift(root, sign as 1 | -1));
  }
  const root = exactRoot(square);
  return sorted([shift(root, -1), shift(root, 1)]);
}

const sizeOf = (value: Value) => (value instanceof Quantity ? value.si : (toDouble(value) ?? NaN));

function exactRoot(square: Value): Value {
  if (square instanceof Ratio) {
    const [over, under] = [Math.sqrt(square.numerator), Math.sqrt(square.denominator)];
    return Number.isInteger(over) && Number.isInteger(under) ? toExact(over, under) : Math.sqrt(square.value);
  }
  return raise(square, 0.5, false);
}

const sorted = (values: Value[]) => values.sort((x, y) => (compare('<', x, y) === true ? -1 : 1));

/** All roots at once (Durand and Kerner), then each one refined; roots that are whole numbers come out whole. */
function ofNumbers(coefficients: readonly number[], isComplexSheet: boolean): Value[] {
  const lead = coefficients.at(-1) ?? 1;
  const monic = coefficients.map((part) => part / lead);
  const degree = monic.length - 1;
  const radius = 1 + Math.max(...monic.slice(0, -1).map(Math.abs));
  const value = (x: Complex) =>
    monic.reduceRight<Complex>(
      (sum, part) => mathjs.add(mathjs.multiply(sum, x), part) as Complex,
      mathjs.complex(0, 0),
    );
  let roots = Array.from({ length: degree }, (_, at) =>
    mathjs.complex({ r: Math.min(radius, 2), phi: (2 * Math.PI * at) / degree + 0.4 }),
  );
  for (let round = 0; round < 500; round++) {
    let moved = 0;
    roots = roots.map((root, at) => {
      const divisor = roots.reduce<Complex>(
        (product, other, index) =>
          index === at ? product : (mathjs.multiply(product, mathjs.subtract(root, other)) as Complex),
        mathjs.complex(1, 0),
      );
      const step = mathjs.divide(value(root), divisor) as Complex;
      moved = Math.max(moved, Math.hypot(step.re, step.im));
      return mathjs.subtract(root, step);
    });
    if (moved < 1e-15) break;
  }
  const real = (x: number) => monic.reduceRight((sum, part) => sum * x + part, 0);
  const isReal = ({ re, im }: Complex) => Math.abs(im) < 1e-6 * Math.max(1, Math.abs(re));
  const reals = distinct(roots.filter(isReal).map(({ re }) => polish(re, monic, real)));
  const others = isComplexSheet ? roots.filter((root) => !isReal(root)).map((root) => tidyComplex(root)) : [];
  return [...reals, ...others];
}

function polish(start: number, monic: readonly number[], run: (x: number) => number): number {
  const slope = (x: number) =>
    monic.reduceRight((sum, part, power) => (power === 0 ? sum : sum * x + part * power), 0);
  let x = start;
  for (let step = 0; step < 20; step++) {
    const change = run(x) / slope(x);
    if (!Number.isFinite(change) || Math.abs(change) < 1e-16 * Math.abs(x)) break;
    x -= change;
  }
  const near = Number(x.toPrecision(9));
  return Math.abs(run(near)) <= Math.abs(run(x)) ? near : x;
}

function distinct(values: readonly number[]): number[] {
  const rising = [...values].sort((a, b) => a - b);
  return rising.filter(
    (value, at) => at === 0 || Math.abs(value - (rising[at - 1] ?? 0)) > 1e-6 * Math.max(1, Math.abs(value)),
  );
}
