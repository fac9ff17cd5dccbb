import { MathError } from '../errors/math-error';
import { add, divide, multiply, subtract, toBig } from '../evaluate/arithmetic';
import { compare, sortValues } from '../evaluate/compare';
import { mathjs } from '../evaluate/mathjs';
import {
  flatten,
  isBig,
  isComplex,
  isFunction,
  isList,
  isMatrix,
  nameKind,
  toDouble,
} from '../values/classify';
import { absolute, Quantity, quantityOf, scaleOf } from '../values/quantity';
import { Ratio } from '../values/ratio';
import type { FunctionValue, Value } from '../values/value';
import { findUnit } from '../units/find-unit';
import {
  requireList,
  requireNumber,
  requireSmall,
  requireWhole,
  takes,
  type BuiltIn,
  type CallContext,
} from './built-in';
import { argument } from './elementary';
import { each } from './each';
import { spanOf } from './statistics';
import { angleOf } from './trigonometry';

/** The largest text that a cell makes. */
const longestText = 20_000;

const requireFunction = (value: Value | undefined): FunctionValue => {
  if (value === undefined || !isFunction(value))
    throw new MathError('argument-type', `A function is needed here, not ${nameKind(value ?? 0)}.`);
  return value;
};

/** The numbers from one value to another; the step goes the way of the limits. */
export function rangeOf(from: Value, to: Value, step: Value | null): Value {
  const by = step ?? (compare('>', from, to) === true ? -1 : 1);
  const width = divide(
    subtract(to, from),
    by === 1 && from instanceof Quantity ? absolute(from).withSi(scaleOf(from.factors)) : by,
  );
  const count = Math.floor(requireNumber(width) + 1e-9) + 1;
  if (!Number.isFinite(count)) throw new MathError('too-large', 'This range has no end.');
  requireSmall(count);
  if (count <= 0) return [];
  if (typeof from === 'number' && typeof by === 'number')
    return Array.from({ length: count }, (_, at) => Number((from + by * at).toPrecision(15)));
  return Array.from({ length: count }, (_, at) => add(from, multiply(by, at)));
}

const random = (args: readonly Value[], make: () => number): Value => {
  const [sizes] = args;
  if (sizes === undefined || !isList(sizes)) return make();
  const [rows = 1, columns] = sizes.map((size) => requireWhole(size, 0));
  requireSmall(rows * (columns ?? 1));
  return Array.from({ length: rows }, () =>
    columns === undefined ? make() : Array.from({ length: columns }, make),
  );
};

/** Numbers between the limits in the last arguments: none, a largest one, or both. */
function limitsOf(args: readonly Value[]): [number, number] {
  const numbers = args.filter((arg) => !isList(arg)).map(requireNumber);
  const [first = 1, second] = numbers;
  return second === undefined ? [0, first] : [first, second];
}

const distinct = (list: Value[]): Value[] => {
  const values = sortValues(list);
  if (values.every((value) => typeof value === 'number')) return [...new Set(values)];
  return values.filter((value, at) => at === 0 || compare('==', value, values[at - 1] ?? 0) !== true);
};

const includes = (list: readonly Value[], value: Value) =>
  list.some((one) => compare('==', one, value) === true);

function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Ratio) return `${value.numerator}/${value.denominator}`;
  if (value instanceof Quantity) return `${value.amount}`;
  if (isList(value)) return `[${value.map(textOf).join(', ')}]`;
  return isComplex(value) || isBig(value) ? value.toString() : nameKind(value);
}

const readBig = (value: Value | undefined): Value => {
  if (typeof value === 'string') {
    if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(value.trim()) || value.length > 1_000)
      throw new MathError('argument-type', 'This text is not a number.');
    return mathjs.bignumber(value.trim());
  }
  return toBig(value ?? 0);
};

const eachEntry = (list: Value, run: (entry: Value) => Value, { spend }: CallContext): Value => {
  if (!isList(list)) return run(list);
  spend(list.length * 2);
  return list.map((entry) => (isList(entry) ? entry.map(run) : run(entry)));
};

export const collections: Readonly<Record<string, BuiltIn>> = {
  map: takes(2, 2, ([first = 0, second = 0], context) => {
    const [list, target] = isFunction(first) ? [second, first] : [first, requireFunction(second)];
    return eachEntry(list, (entry) => context.call(target, [entry]), context);
  }),
  filter: takes(2, 2, ([list, test], context) =>
    requireList(list).filter((entry) => context.call(requireFunction(test), [entry]) === true),
  ),
  // A list alone has the range of statistics.
  range: takes(1, 3, ([from = 0, to, step]) => {
    if (to === undefined && isList(from)) return spanOf(from);
    if (to === undefined)
      throw new MathError(
        'argument-count',
        'range takes a list, or two ends: range([1, 5, 9]), range(1, 5).',
      );
    if (step !== undefined && toDouble(step) === 0) throw new MathError('domain', 'A step is not zero.');
    return rangeOf(from, to, step ?? null);
  }),
  linspace: takes(3, 3, ([from = 0, to = 0, count]) => {
    const steps = requireWhole(count, 2);
    requireSmall(steps);
    return Array.from({ length: steps }, (_, at) =>
      add(from, multiply(subtract(to, from), at / (steps - 1))),
    );
  }),
  length: takes(1, 1, ([value = 0]) =>
    typeof value === 'string' ? value.length : requireList(value).length,
  ),
  reverse: takes(1, 1, ([list]) => [...requireList(list)].reverse()),
  concat: takes(1, 20, (args) => {
    if (args.every((arg) => typeof arg === 'string')) {
      const text = args.join('');
      if (text.length > longestText) throw new MathError('too-large', 'This text is too long.');
      return text;
    }
    if (new Set(args.map((arg) => isMatrix(arg))).size > 1)
      throw new MathError('matrix-size', 'A list and a matrix cannot be joined.');
    const joined = args.flatMap((arg) => requireList(arg));
    requireSmall(joined.length);
    return joined;
  }),
  setDistinct: takes(1, 1, ([list]) => distinct(flatten(requireList(list)))),
  setUnion: takes(2, 2, ([a, b]) => distinct([...requireList(a), ...requireList(b)])),
  setIntersect: takes(2, 2, ([a, b]) =>
    distinct(requireList(a).filter((value) => includes(requireList(b), value))),
  ),
  setDifference: takes(2, 2, ([a, b]) =>
    distinct(requireList(a).filter((value) => !includes(requireList(b), value))),
  ),
  setSize: takes(1, 1, ([list]) => distinct(requireList(list)).length),
  random: takes(0, 3, (args, context) => {
    const [low, high] = limitsOf(args);
    return random(args, () => low + (high - low) * context.random());
  }),
  randomInt: takes(1, 3, (args, context) => {
    const [low, high] = limitsOf(args);
    return random(args, () => Math.floor(low + (high - low) * context.random()));
  }),
  pickRandom: takes(1, 2, ([list, count], context) => {
    const values = requireList(list);
    const pick = () => values[Math.floor(context.random() * values.length)] ?? 0;
    if (count === undefined) return pick();
    requireSmall(requireWhole(count, 0));
    return Array.from({ length: requireWhole(count, 0) }, pick);
  }),
  nthRoots: takes(1, 2, ([value, degree = 2]) => {
    const n = requireWhole(degree, 1);
    requireSmall(n);
    if (n > 1_000) throw new MathError('too-large', 'At most 1,000 roots are listed.');
    const x = value !== undefined && isComplex(value) ? value : mathjs.complex(requireNumber(value), 0);
    const [radius, angle] = [Math.hypot(x.re, x.im) ** (1 / n), argument(x) / n];
    return Array.from({ length: n }, (_, at) => {
      const turn = angle + (2 * Math.PI * at) / n;
      return mathjs.complex(radius * Math.cos(turn), radius * Math.sin(turn));
    });
  }),
  arg: each((value, context) => angleOf(argument(value), context)),
  bignumber: takes(1, 1, ([value]) => readBig(value)),
  string: takes(1, 1, ([value = '']) => textOf(value)),
  boolean: takes(1, 1, ([value = '']) => {
    if (value === 'true' || value === true) return true;
    if (value === 'false' || value === false) return false;
    if (typeof value === 'string')
      throw new MathError('not-boolean', `“${value}” is neither true nor false.`);
    return requireNumber(value) !== 0;
  }),
  unit: takes(1, 2, ([value, name]) => {
    const text =
      typeof value === 'string' ? value : typeof name === 'string' ? `${requireNumber(value)} ${name}` : '';
    const [, amount = '1', symbol = ''] = /^\s*(-?[\d.]+(?:e-?\d+)?)?\s*(\S+)\s*$/.exec(text) ?? [];
    const unit = findUnit(symbol);
    if (!unit) throw new MathError('undefined-symbol', `There is no unit “${symbol || text}”.`);
    return quantityOf(Number(amount), [{ unit, power: 1 }]);
  }),
};
