import { MathError } from '../errors/math-error';
import { divide, multiply, requireFinite, tidyComplex, toComplex } from '../evaluate/arithmetic';
import { callMathjs, mathjs } from '../evaluate/mathjs';
import { raise } from '../evaluate/power';
import { describeKind, noMultiple } from '../evaluate/refuse';
import { roundPlaces } from '../show/round';
import { isBig, isComplex, toDouble } from '../values/classify';
import { hasOffset, Quantity, quantityOf } from '../values/quantity';
import { Ratio, toExact } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { Whole } from '../values/whole';
import { requireSameKind } from './same-kind';
import { requireNumber, requireWhole, takes, type BuiltIn, type CallContext } from './built-in';
import { each, ofNumbers } from './each';

const inMathjs = (name: string, ...args: Value[]): Value => tidyComplex(callMathjs(name, ...args) as number);

const root = (value: Value, { settings }: CallContext): Value => {
  if (value instanceof Quantity) {
    if (value.si < 0) throw negativeRoot();
    return raise(value, 0.5, false);
  }
  if (isComplex(value) || isBig(value)) return inMathjs('sqrt', value);
  const double = requireNumber(value);
  if (double < 0 && settings.numbers === 'complex') return inMathjs('sqrt', mathjs.complex(double, 0));
  if (double < 0) throw negativeRoot();
  if (!(value instanceof Ratio)) return Math.sqrt(double);
  const [over, under] = [Math.sqrt(value.numerator), Math.sqrt(value.denominator)];
  return Number.isInteger(over) && Number.isInteger(under) ? toExact(over, under) : Math.sqrt(double);
};

const negativeRoot = () =>
  new MathError('domain', 'A negative number has no real square root. In a complex sheet it has.');

const cubeRoot = (value: Value): Value => {
  if (value instanceof Quantity) return raise(value, 1 / 3, false);
  if (isComplex(value)) return mathjs.cbrt(value);
  return Math.cbrt(requireNumber(value));
};

/** A logarithm in a base; the natural one by a name of its own, so that powers of ten come out exactly. */
const logarithm = (value: Value, base: number, { settings }: CallContext): Value => {
  if (value instanceof Quantity)
    throw new MathError(
      'dimension-mismatch',
      `A logarithm takes a plain number, not ${describeKind(value)}.`,
    );
  if (isBig(value)) return base === Math.E ? inMathjs('log', value) : inMathjs('log', value, base);
  const double = isComplex(value) ? null : requireNumber(value);
  if (double === 0) throw new MathError('domain', 'The logarithm of zero has no value.');
  if (double === null || double < 0) {
    if (settings.numbers === 'real' && double !== null)
      throw new MathError('domain', 'A negative number has no real logarithm. In a complex sheet it has.');
    return inMathjs('divide', inMathjs('log', toComplex(value)), Math.log(base));
  }
  if (base === 10) return Math.log10(double);
  if (base === 2) return Math.log2(double);
  if (base === Math.E) return Math.log(double);
  if (base <= 0 || base === 1)
    throw new MathError('domain', 'The base of a logarithm is positive and not 1.');
  const result = Math.log(double) / Math.log(base);
  const whole = Math.round(result);
  return Math.abs(whole - result) < 1e-12 && base ** whole === double ? whole : result;
};

const logOf = (base: number): BuiltIn => each((value, context) => logarithm(value, base, context));

const rounding = (round: (x: number, places: number) => number): BuiltIn =>
  takes(1, 2, ([value = 0, places = 0], context) => {
    const count = requireNumber(places);
    if (!Number.isInteger(count) || Math.abs(count) > 15)
      throw new MathError('argument-type', 'The number of decimals goes from −15 to 15.');
    return each((one) => {
      if (one instanceof Quantity) {
        const rounded = quantityOf(round(one.amount, count), one.factors);
        return one.withSi(rounded.si);
      }
      if (isComplex(one)) return mathjs.complex(round(one.re, count), round(one.im, count));
      return one instanceof Whole && count >= 0 ? one : round(requireNumber(one), count);
    }).run([value], context);
  });

const by = (step: (x: number) => number) => (x: number, places: number) => {
  const scale = 10 ** Math.abs(places);
  const shifted = Number((places < 0 ? x / scale : x * scale).toPrecision(15));
  return places < 0 ? step(shifted) * scale : step(shifted) / scale;
};

/** A temperature in °C has no size and no sign of its own. */
const sizeFromZero = (value: Quantity): number => {
  if (hasOffset(value)) throw noMultiple(value);
  return value.si;
};

const absolute = each((value) => {
  if (value instanceof Quantity) return value.withSi(Math.abs(sizeFromZero(value)));
  if (value instanceof Ratio) return toExact(Math.abs(value.numerator), value.denominator);
  if (isComplex(value)) return Math.hypot(value.re, value.im);
  if (value instanceof Whole) return value.big < 0n ? multiply(value, -1) : value;
  return isBig(value) ? inMathjs('abs', value) : Math.abs(requireNumber(value));
});

const sign = each((value) =>
  Math.sign(value instanceof Quantity ? sizeFromZero(value) : requireNumber(value)),
);

/** The n-th root; odd roots of negative numbers are real. */
const nthRoot = takes(1, 2, ([value = 0, degree = 2], context) => {
  const n = requireNumber(degree);
  if (n === 0) throw new MathError('division-by-zero', 'There is no zeroth root.');
  if (isBig(value)) {
    if (Math.abs(n) > 1e6) throw new MathError('too-large', 'The degree of this root is too large.');
    return inMathjs('nthRoot', value, mathjs.bignumber(n));
  }
  return raise(value, divide(1, degree), context.settings.numbers === 'complex');
});

export const elementary: Readonly<Record<string, BuiltIn>> = {
  sqrt: each(root),
  '√': each(root),
  cbrt: each(cubeRoot),
  '∛': each(cubeRoot),
  '∜': each((value, { settings }) => raise(value, toExact(1, 4), settings.numbers === 'complex')),
  nthRoot,
  root: nthRoot,
  exp: ofNumbers(
    'exp',
    (x) => requireFinite(Math.exp(x), x),
    (value) => inMathjs('exp', value),
  ),
  ln: logOf(Math.E),
  lg: logOf(10),
  lb: logOf(2),
  log10: logOf(10),
  log2: logOf(2),
  log1p: ofNumbers('log1p', (x) => Math.log1p(x)),
  expm1: ofNumbers('expm1', (x) => Math.expm1(x)),
  log: takes(1, 2, ([value = 1, base], context) => {
    const number = base === undefined ? 10 : requireNumber(base);
    return each((one) => logarithm(one, number, context)).run([value], context);
  }),
  abs: absolute,
  sign,
  sgn: sign,
  round: rounding(roundPlaces),
  floor: rounding(by(Math.floor)),
  ceil: rounding(by(Math.ceil)),
  fix: rounding(by(Math.trunc)),
  trunc: rounding(by(Math.trunc)),
  square: each((value) => raise(value, 2, false)),
  cube: each((value) => raise(value, 3, false)),
  pow: takes(2, 2, ([base = 0, power = 1], { settings }) =>
    raise(base, power, settings.numbers === 'complex'),
  ),
  re: each((value) => (isComplex(value) ? value.re : value)),
  im: each((value) => (isComplex(value) ? value.im : 0)),
  conj: each((value) => (isComplex(value) ? (mathjs.conj(value) as Value) : value)),
  complex: takes(1, 2, ([re, im = 0]) => mathjs.complex(requireNumber(re), requireNumber(im))),
  number: takes(1, 2, ([value = 0, unit]) => {
    if (unit instanceof Quantity) {
      requireSameKind('number', value, unit);
      return value instanceof Quantity ? value.si / unit.si : requireNumber(value) / unit.si;
    }
    if (value instanceof Quantity) return value.amount;
    if (typeof value === 'string') return readDouble(value);
    return value instanceof Uncertain ? value.center : requireNumber(value);
  }),
  fraction: takes(1, 2, ([over, under = 1]) => toExact(requireWhole(over), requireWhole(under))),
};

function readDouble(text: string): number {
  const double = Number(text);
  if (text.trim() === '' || Number.isNaN(double))
    throw new MathError('argument-type', `“${text}” is not a number.`);
  return double;
}

/** The size of a complex number’s angle. */
export const argument = (value: Value): number =>
  isComplex(value) ? Math.atan2(value.im, value.re) : (toDouble(value) ?? 0) < 0 ? Math.PI : 0;
