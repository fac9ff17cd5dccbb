import { student } from '../distributions/continuous';
import { MathError } from '../errors/math-error';
import { divide, isZero, multiply, add, subtract } from '../evaluate/arithmetic';
import { isList } from '../values/classify';
import type { Report, Value } from '../values/value';
import { requireList, requireNumber, requireWhole, takes, type BuiltIn } from './built-in';
import { meanOf, pairs, rootOf, spread } from './statistics';

type Sample = { mean: Value; variance: Value; count: number };
type Test = { t: number; freedom: number; words: string };

function sampleOf(list: Value[]): Sample {
  if (list.length < 2) throw new MathError('empty-data', 'A t-test needs at least two values.');
  return { mean: meanOf(list), variance: spread([list]), count: list.length };
}

const ratio = (difference: Value, squaredError: Value): number => {
  if (isZero(squaredError)) throw new MathError('domain', 'Values without any spread cannot be tested.');
  return requireNumber(divide(difference, rootOf(squaredError)));
};

function oneSample(list: Value[], mean: Value, words: string): Test {
  const sample = sampleOf(list);
  const t = ratio(subtract(sample.mean, mean), divide(sample.variance, sample.count));
  return { t, freedom: sample.count - 1, words };
}

/** Two samples whose spread may differ, after Welch. */
function welch(first: Sample, second: Sample): Test {
  const [a, b] = [divide(first.variance, first.count), divide(second.variance, second.count)];
  const both = add(a, b);
  const t = ratio(subtract(first.mean, second.mean), both);
  const [x, y] = [requireNumber(divide(a, both)), requireNumber(divide(b, both))];
  const freedom = 1 / (x ** 2 / (first.count - 1) + y ** 2 / (second.count - 1));
  return { t, freedom, words: 'two samples, Welch' };
}

/** Two samples that share one spread. */
function pooled(first: Sample, second: Sample): Test {
  const freedom = first.count + second.count - 2;
  const sum = add(multiply(first.variance, first.count - 1), multiply(second.variance, second.count - 1));
  const squaredError = multiply(divide(sum, freedom), 1 / first.count + 1 / second.count);
  return {
    t: ratio(subtract(first.mean, second.mean), squaredError),
    freedom,
    words: 'two samples with equal spread',
  };
}

const kinds = ['paired', 'pooled', 'welch'];

function testOf(first: Value[], second: Value, kind: string): Test {
  if (!isList(second)) return oneSample(first, second, 'one sample');
  if (kind === 'pooled') return pooled(sampleOf(first), sampleOf(second));
  if (kind === 'welch') return welch(sampleOf(first), sampleOf(second));
  const [x, y] = pairs(first, second);
  return oneSample(
    x.map((value, at) => subtract(value, y[at] ?? 0)),
    multiply(subtract(x[0] ?? 0, x[0] ?? 0), 0),
    'paired',
  );
}

const twoSided = ({ t, freedom }: Test) => 2 * student(freedom).upper(Math.abs(t));

function report(test: Test): Report {
  const p = twoSided(test);
  const { t, freedom, words } = test;
  const degrees = freedom === 1 ? ' degree of freedom' : ' degrees of freedom';
  return {
    kind: 'report',
    parts: ['t = ', t, ' with ', freedom, `${degrees}, p = `, p, ` (two-sided, ${words})`],
    values: [t, freedom, p],
  };
}

export const tTests: Readonly<Record<string, BuiltIn>> = {
  ttest: takes(1, 3, ([list, second = 0, kind = 'welch']) => {
    if (typeof kind !== 'string' || !kinds.includes(kind))
      throw new MathError('argument-type', 'The kind of a t-test is "welch", "pooled" or "paired".');
    return report(testOf(requireList(list), second, kind));
  }),
  /** As in spreadsheets: the number of tails, then 1 for pairs, 2 for one spread, 3 for two. */
  'T.TEST': takes(4, 4, ([first, second, tails, type]) => {
    const [sides, kind] = [requireWhole(tails, 1), kinds[requireWhole(type, 1) - 1]];
    if (sides > 2 || kind === undefined)
      throw new MathError('domain', 'T.TEST takes 1 or 2 tails, and a type of 1, 2 or 3.');
    return (twoSided(testOf(requireList(first), requireList(second), kind)) * sides) / 2;
  }),
};
