import { own } from '../../core/own';
import { MathError } from '../errors/math-error';
import { add, divide, multiply, subtract } from '../evaluate/arithmetic';
import { compare, sortValues } from '../evaluate/compare';
import { raise } from '../evaluate/power';
import { noMultiple } from '../evaluate/refuse';
import { flatten, isList } from '../values/classify';
import { hasOffset, Quantity } from '../values/quantity';
import { Ratio } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { dataOf, requireList, requireNumber, takes, type BuiltIn } from './built-in';

const many = 250_000;
const ofData = (run: (data: Value[]) => Value): BuiltIn =>
  takes(1, many, (args, context) => {
    const data = dataOf(args);
    context.spend(data.length);
    return decimal(run(data));
  });

/** Statistics are decimals: a mean of 11/2 is 5.5. */
export const decimal = (value: Value): Value => {
  if (value instanceof Ratio) return value.value;
  return isList(value) ? value.map(decimal) : value;
};
export const decimals = (least: number, most: number, run: (args: Value[]) => Value): BuiltIn =>
  takes(least, most, (args) => decimal(run(args)));

const isPointLike = (value: Value): boolean =>
  value instanceof Uncertain ? isPointLike(value.center) : value instanceof Quantity && hasOffset(value);

const total = (data: readonly Value[]): Value => {
  const point = data.length > 1 ? data.find(isPointLike) : undefined;
  if (point instanceof Quantity) throw noMultiple(point);
  return data.reduce((sum, value) => add(sum, value));
};

/** Temperatures with a zero of their own have no sum, but a mean: the first and the mean way from it. */
export function meanOf(data: readonly Value[]): Value {
  const [first = 0, ...rest] = data;
  if (!data.some(isPointLike)) return divide(total(data), data.length);
  return rest.length === 0
    ? first
    : add(first, divide(total(rest.map((value) => subtract(value, first))), data.length));
}
const sorted = sortValues;

function medianOf(data: readonly Value[]): Value {
  const values = sorted(data);
  const half = Math.floor(values.length / 2);
  const middle = values[half] ?? 0;
  return values.length % 2 === 1 ? middle : meanOf([values[half - 1] ?? 0, middle]);
}

/** The largest entry less the smallest. */
export function spanOf(data: readonly Value[]): Value {
  const values = sorted(data);
  return decimal(subtract(values.at(-1) ?? 0, values[0] ?? 0));
}

function modesOf(data: readonly Value[]): Value {
  const groups: { value: Value; count: number }[] = [];
  for (const value of sorted(data)) {
    const last = groups.at(-1);
    if (last && compare('==', last.value, value) === true) last.count += 1;
    else groups.push({ value, count: 1 });
  }
  const most = Math.max(...groups.map(({ count }) => count));
  return groups.filter(({ count }) => count === most).map(({ value }) => value);
}

/** Divisors by their names in mathjs; `population` is `uncorrected`. */
const divisors: Readonly<Record<string, (count: number) => number>> = {
  unbiased: (count) => count - 1,
  uncorrected: (count) => count,
  population: (count) => count,
  biased: (count) => count + 1,
};

export function spread(args: readonly Value[]): Value {
  const name = args.findLast((arg) => typeof arg === 'string') ?? 'unbiased';
  const data = dataOf(args.filter((arg) => typeof arg !== 'string'));
  const divisor = own(divisors, name)?.(data.length);
  if (divisor === undefined)
    throw new MathError('argument-type', `The kind is "unbiased", "uncorrected" or "biased", not "${name}".`);
  if (divisor === 0)
    throw new MathError('empty-data', 'One value has no spread; there must be at least two.');
  const mean = meanOf(data);
  const squares = data.map((value) => raise(subtract(value, mean), 2, false));
  return divide(total(squares), divisor);
}

export const rootOf = (value: Value) => raise(value, 0.5, false);

/** Linear between the ranks, as spreadsheets do (type 7). */
function quantile(data: readonly Value[], part: number): Value {
  if (!(part >= 0 && part <= 1)) throw new MathError('domain', 'A quantile lies between 0 and 1.');
  const values = sorted(data);
  const at = (values.length - 1) * part;
  const [low, high] = [values[Math.floor(at)] ?? 0, values[Math.ceil(at)] ?? 0];
  return add(low, multiply(subtract(high, low), at - Math.floor(at)));
}

/** Medians of the two halves; `inclusive` counts the middle value in both. */
function quartiles(args: readonly Value[]): Value[] {
  const method = args.findLast((arg) => typeof arg === 'string') ?? 'exclusive';
  const data = sorted(dataOf(args.filter((arg) => typeof arg !== 'string')));
  const half = Math.floor(data.length / 2);
  const extra = method === 'inclusive' && data.length % 2 === 1 ? 1 : 0;
  if (half === 0) throw new MathError('empty-data', 'Quartiles need at least two values.');
  return [medianOf(data.slice(0, half + extra)), medianOf(data.slice(data.length - half - extra))];
}

export function pairs(a: Value | undefined, b: Value | undefined): [Value[], Value[]] {
  const [x, y] = [requireList(a), requireList(b)];
  if (x.length !== y.length)
    throw new MathError('matrix-size', `The lists differ in length: ${x.length} and ${y.length}.`);
  if (x.length < 2) throw new MathError('empty-data', 'At least two pairs of values are needed.');
  return [x, y];
}

export const products = (x: readonly Value[], y: readonly Value[]): Value => {
  const [meanX, meanY] = [meanOf(x), meanOf(y)];
  return total(x.map((value, at) => multiply(subtract(value, meanX), subtract(y[at] ?? 0, meanY))));
};

export const statistics: Readonly<Record<string, BuiltIn>> = {
  sum: takes(1, many, (args, { spend }) => {
    const data = args.flatMap((arg) => (isList(arg) ? flatten(arg) : [arg]));
    spend(data.length);
    return data.length === 0 ? 0 : total(data);
  }),
  prod: ofData((data) => data.reduce((product, value) => multiply(product, value))),
  product: ofData((data) => data.reduce((product, value) => multiply(product, value))),
  mean: ofData(meanOf),
  average: ofData(meanOf),
  median: ofData(medianOf),
  mode: ofData(modesOf),
  max: ofData((data) => data.reduce((best, value) => (compare('>', value, best) === true ? value : best))),
  min: ofData((data) => data.reduce((best, value) => (compare('<', value, best) === true ? value : best))),
  range_of: ofData(spanOf),
  std: decimals(1, many, (args) => rootOf(spread(args))),
  stdev: decimals(1, many, (args) => rootOf(spread(args))),
  pstdev: ofData((data) => rootOf(spread([data, 'population']))),
  variance: decimals(1, many, spread),
  var: decimals(1, many, spread),
  mad: ofData((data) => {
    const middle = medianOf(data);
    return medianOf(
      data.map((value) =>
        compare('<', value, middle) === true ? subtract(middle, value) : subtract(value, middle),
      ),
    );
  }),
  quantileSeq: decimals(2, 3, ([data, part = 0.5]) =>
    isList(part)
      ? part.map((one) => quantile(dataOf([data ?? []]), requireNumber(one)))
      : quantile(dataOf([data ?? []]), requireNumber(part)),
  ),
  quantile: decimals(2, 2, ([data, part]) => quantile(dataOf([data ?? []]), requireNumber(part))),
  percentile: decimals(2, 2, ([data, part]) => quantile(dataOf([data ?? []]), requireNumber(part) / 100)),
  quartile: decimals(2, 2, ([data, part]) => quantile(dataOf([data ?? []]), requireNumber(part) / 4)),
  quartiles: decimals(1, 2, quartiles),
  iqr: decimals(1, 2, (args) => {
    const [first = 0, third = 0] = quartiles(args);
    return subtract(third, first);
  }),
  cov: decimals(2, 2, ([a, b]) => {
    const [x, y] = pairs(a, b);
    return divide(products(x, y), x.length - 1);
  }),
  cumsum: takes(1, 1, ([list]) => {
    let sum: Value = 0;
    return requireList(list).map((value, at) => (sum = at === 0 ? value : add(sum, value)));
  }),
  count: takes(1, 1, ([list]) => flatten(requireList(list)).length),
  sort: takes(1, 2, ([list, direction]) => {
    if (direction !== undefined && typeof direction !== 'string')
      throw new MathError('argument-type', 'The direction is "asc" or "desc".');
    const values = sorted(requireList(list));
    return direction === 'desc' ? values.reverse() : values;
  }),
};
