import { MathError } from '../errors/math-error';
import { tidyComplex } from '../evaluate/arithmetic';
import { callMathjs, mathjs } from '../evaluate/mathjs';
import { describeKind } from '../evaluate/refuse';
import { isAngle } from '../units/dimensions';
import { findUnit } from '../units/find-unit';
import { isBig, isComplex, nameKind, toDouble } from '../values/classify';
import { Quantity, quantityOf } from '../values/quantity';
import type { Value } from '../values/value';
import { each, ofNumbers } from './each';
import { requireSameKind } from './same-kind';
import { requireNumber, takes, type BuiltIn, type CallContext } from './built-in';

const inMathjs = (name: string, value: Value): Value => tidyComplex(callMathjs(name, value) as number);

/** What is left of a zero after rounding is zero: sin(π). */
const snap = (value: number) => (Math.abs(value) < 1e-15 ? 0 : value);

/** A function of an angle: a quantity in any unit of angle, or a plain number in the sheet's unit. */
const ofAngle = (name: string, run: (radians: number) => number): BuiltIn =>
  each((value, { settings }) => {
    if (isComplex(value) || isBig(value)) return inMathjs(name, value);
    if (value instanceof Quantity) {
      if (!isAngle(value.dimensions))
        throw new MathError('dimension-mismatch', `${name} takes an angle, not ${describeKind(value)}.`);
      return run(value.si);
    }
    const double = toDouble(value);
    if (double === null)
      throw new MathError('argument-type', `${name} takes an angle, not ${nameKind(value)}.`);
    return run(settings.angle === 'deg' ? (double * Math.PI) / 180 : double);
  });

const over = (name: string, above: number, below: number): number => {
  if (Math.abs(below) < 1e-15) throw new MathError('domain', `${name} has a pole here: it has no value.`);
  return above / below;
};

const direct: Readonly<Record<string, (x: number) => number>> = {
  sin: (x) => snap(Math.sin(x)),
  cos: (x) => snap(Math.cos(x)),
  tan: (x) => over('tan', snap(Math.sin(x)), Math.cos(x)),
  cot: (x) => over('cot', snap(Math.cos(x)), Math.sin(x)),
  sec: (x) => over('sec', 1, Math.cos(x)),
  csc: (x) => over('csc', 1, Math.sin(x)),
};

/** The result of an inverse function: a plain number in radians, or degrees in a sheet of degrees. */
export function angleOf(radians: number, { settings }: CallContext): Value {
  const degree = findUnit('deg');
  if (settings.angle === 'rad' || !degree) return radians;
  return quantityOf((radians * 180) / Math.PI, [{ unit: degree, power: 1 }]);
}

const inverse = (name: string, domain: (x: number) => boolean, run: (x: number) => number): BuiltIn =>
  ofNumbers(
    name,
    (x, context) => {
      if (domain(x)) return angleOf(run(x), context);
      if (context.settings.numbers === 'complex') return inMathjs(name, mathjs.complex(x, 0));
      throw new MathError('domain', `arc${name.slice(1)} has no value at ${x}.`);
    },
    (value) => inMathjs(name, value),
  );

const inside = (x: number) => Math.abs(x) <= 1;
const outside = (x: number) => Math.abs(x) >= 1;
const anywhere = () => true;

const arcs: Readonly<Record<string, BuiltIn>> = {
  asin: inverse('asin', inside, Math.asin),
  acos: inverse('acos', inside, Math.acos),
  atan: inverse('atan', anywhere, Math.atan),
  acot: inverse('acot', anywhere, (x) => Math.PI / 2 - Math.atan(x)),
  asec: inverse('asec', outside, (x) => Math.acos(1 / x)),
  acsc: inverse('acsc', outside, (x) => Math.asin(1 / x)),
};

const hyperbolic: Readonly<Record<string, readonly [(x: number) => number, (x: number) => boolean]>> = {
  sinh: [Math.sinh, anywhere],
  cosh: [Math.cosh, anywhere],
  tanh: [Math.tanh, anywhere],
  coth: [(x) => 1 / Math.tanh(x), (x) => x !== 0],
  sech: [(x) => 1 / Math.cosh(x), anywhere],
  csch: [(x) => 1 / Math.sinh(x), (x) => x !== 0],
  asinh: [Math.asinh, anywhere],
  acosh: [Math.acosh, (x) => x >= 1],
  atanh: [Math.atanh, (x) => Math.abs(x) < 1],
  acoth: [(x) => Math.atanh(1 / x), (x) => Math.abs(x) > 1],
  asech: [(x) => Math.acosh(1 / x), (x) => x > 0 && x <= 1],
  acsch: [(x) => Math.asinh(1 / x), (x) => x !== 0],
};

const ofHyperbolic = ([name, [run, domain]]: [
  string,
  readonly [(x: number) => number, (x: number) => boolean],
]) =>
  [
    name,
    ofNumbers(
      name,
      (x, { settings }) => {
        if (domain(x)) return run(x);
        if (settings.numbers === 'complex') return inMathjs(name, mathjs.complex(x, 0));
        throw new MathError('domain', `${name} has no value at ${x}.`);
      },
      (value) => inMathjs(name, value),
    ),
  ] as const;

const arcNames = (table: Readonly<Record<string, BuiltIn>>) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, run]) => [
      [name, run],
      [`arc${name.slice(1)}`, run],
    ]),
  );

const hyperbolics = Object.fromEntries(Object.entries(hyperbolic).map(ofHyperbolic));

export const trigonometry: Readonly<Record<string, BuiltIn>> = {
  ...Object.fromEntries(Object.entries(direct).map(([name, run]) => [name, ofAngle(name, run)])),
  ...arcNames(arcs),
  ...hyperbolics,
  ...arcNames(Object.fromEntries(Object.entries(hyperbolics).filter(([name]) => name.startsWith('a')))),
  atan2: takes(2, 2, ([y, x], context) => {
    requireSameKind('atan2', y ?? 0, x ?? 0);
    const sizes = [y, x].map((value) => (value instanceof Quantity ? value.si : requireNumber(value)));
    return angleOf(Math.atan2(sizes[0] ?? 0, sizes[1] ?? 0), context);
  }),
  hypot: takes(1, 20, (args) => {
    const [first = 0, ...rest] = args;
    for (const other of rest) requireSameKind('hypot', first, other);
    if (!(first instanceof Quantity)) return Math.hypot(...args.map(requireNumber));
    return first.withSi(Math.hypot(...args.map((arg) => (arg instanceof Quantity ? arg.si : 0))));
  }),
};
