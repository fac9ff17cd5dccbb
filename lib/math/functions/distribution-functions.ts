import { chiSquared, fisher, normal, student, type Continuous } from '../distributions/continuous';
import { binomialDistribution, poissonDistribution, type Discrete } from '../distributions/discrete';
import { MathError } from '../errors/math-error';
import { add, divide, multiply, subtract } from '../evaluate/arithmetic';
import { propagate } from '../evaluate/propagate';
import { isList } from '../values/classify';
import { Quantity } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { requireNumber, requireSmall, takes, type BuiltIn } from './built-in';

/** What one probability costs beside one step of a formula. */
const cost = 100;

type Run = (args: Value[]) => Value;

/** Lists are worked on entry by entry, and uncertainties are carried through. */
const spread =
  (run: Run): Run =>
  (args) => {
    const at = args.findIndex(isList);
    const list = args[at];
    if (list !== undefined && isList(list)) {
      requireSmall(list.length);
      return list.map((entry) => spread(run)(args.with(at, entry)));
    }
    return args.some((arg) => arg instanceof Uncertain) ? propagate(args, run) : run(args);
  };

const over = (least: number, most: number, run: Run): BuiltIn =>
  takes(least, most, (args, { spend }) => {
    spend(cost * args.reduce<number>((sum, arg) => sum + (isList(arg) ? arg.length : 1), 0));
    return spread(run)(args);
  });

const ofNumbers = (least: number, most: number, run: (...args: (number | undefined)[]) => Value): BuiltIn =>
  over(least, most, (args) => run(...args.map(requireNumber)));

function requireShare(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new MathError('domain', 'A probability lies between 0 and 1.');
  return p;
}

function requirePositive(value: number, name: string): number {
  if (!(value > 0)) throw new MathError('domain', `${name} is larger than zero.`);
  return value;
}

function requireCount(value: number, name: string): number {
  if (!Number.isInteger(value) || value < 0)
    throw new MathError('domain', `${name} is a whole number from 0.`);
  if (value > 1e12) throw new MathError('too-large', `${name} is at most 10^12.`);
  return value;
}

/** The number of the trial that succeeds first. */
function requireTrial(count: number): number {
  if (count < 1) throw new MathError('domain', 'The first success comes at trial 1 or later.');
  return requireCount(count, 'A number of trials');
}

/** How far a value lies from the mean, in standard deviations; all three may have one unit. */
function standardised(x: Value, mean: Value, deviation: Value): number {
  const size = deviation instanceof Quantity ? deviation.si : requireNumber(deviation);
  requirePositive(size, 'A standard deviation');
  return requireNumber(divide(subtract(x, mean), deviation));
}

const normalDensity = ([x = 0, mean = 0, deviation = 1]: Value[]): Value =>
  divide(normal.density(standardised(x, mean, deviation)), deviation);

const normalBelow = ([x = 0, mean = 0, deviation = 1]: Value[]): Value =>
  normal.lower(standardised(x, mean, deviation));

const normalBetween = ([from = 0, to = 0, mean = 0, deviation = 1]: Value[]): Value =>
  between(normal, standardised(from, mean, deviation), standardised(to, mean, deviation));

const normalInverse = ([p = 0, mean = 0, deviation = 1]: Value[]): Value =>
  add(mean, multiply(deviation, normal.quantile(requireShare(requireNumber(p)))));

/** The probability between two limits, from the nearer tail so that no figures are lost. */
function between({ lower, upper }: Pick<Continuous, 'lower' | 'upper'>, from: number, to: number): number {
  if (from > to) throw new MathError('domain', 'The lower limit comes first.');
  return lower(from) > 0.5 ? upper(from) - upper(to) : lower(to) - lower(from);
}

const isTrue = (value: Value | undefined): boolean => {
  if (typeof value === 'boolean' || value === 0 || value === 1) return Boolean(value);
  throw new MathError('argument-type', 'Say true for a sum up to this value, or false for it alone.');
};

/** `cdf(x, …)` is up to x, `cdf(from, to, …)` between two limits. */
const sumOf = (parameters: number, make: (...args: (number | undefined)[]) => Continuous): BuiltIn =>
  ofNumbers(parameters + 1, parameters + 2, (...args) => {
    const limits = args.slice(0, args.length - parameters);
    const distribution = make(...args.slice(-parameters));
    const [from = 0, to] = limits;
    return to === undefined ? distribution.lower(from) : between(distribution, from, to);
  });

const densityOf = (parameters: number, make: (...args: (number | undefined)[]) => Continuous): BuiltIn =>
  ofNumbers(parameters + 1, parameters + 1, (x = 0, ...rest) => make(...rest).density(x));

const inverseOf = (parameters: number, make: (...args: (number | undefined)[]) => Continuous): BuiltIn =>
  ofNumbers(parameters + 1, parameters + 1, (p = 0, ...rest) => make(...rest).quantile(requireShare(p)));

const degrees = (value = 1) => requirePositive(value, 'A number of degrees of freedom');
const t = (freedom?: number) => student(degrees(freedom));
const chi2 = (freedom?: number) => chiSquared(degrees(freedom));
const f = (above?: number, below?: number) => fisher(degrees(above), degrees(below));

const binomialOf = (trials = 0, p = 0): Discrete =>
  binomialDistribution(requireCount(trials, 'A number of trials'), requireShare(p));
const poissonOf = (mean = 0): Discrete => {
  if (!(mean >= 0)) throw new MathError('domain', 'A mean of events is not negative.');
  return poissonDistribution(mean);
};

/** All counts from 0, where no count is named. */
function counts(trials: number): number[] {
  requireSmall(trials + 1);
  return Array.from({ length: trials + 1 }, (_, count) => count);
}

const sumFrom = ({ lower }: Discrete, from: number, to: number | undefined): number =>
  to === undefined ? lower(from) : Math.max(lower(to) - lower(Math.ceil(from) - 1), 0);

export const distributionFunctions: Readonly<Record<string, BuiltIn>> = {
  normalpdf: over(1, 3, normalDensity),
  normalcdf: over(1, 4, (args) => {
    if (args.length === 3)
      throw new MathError(
        'argument-count',
        'normalcdf takes two limits, the mean and the standard deviation. For one limit write normcdf(x, mean, sd).',
      );
    return args.length === 1 ? normalBelow(args) : normalBetween(args);
  }),
  normcdf: over(1, 4, (args) => {
    if (args.length === 2)
      throw new MathError(
        'argument-count',
        'normcdf takes a limit, the mean and the standard deviation. Between two limits write normalcdf(0, 1).',
      );
    return args.length === 4 ? normalBetween(args) : normalBelow(args);
  }),
  invNorm: over(1, 3, normalInverse),
  'NORM.DIST': over(4, 4, (args) => (isTrue(args[3]) ? normalBelow : normalDensity)(args)),
  'NORM.S.DIST': over(1, 2, ([z = 0, sum = true]) => (isTrue(sum) ? normalBelow : normalDensity)([z])),
  binompdf: ofNumbers(2, 3, (trials = 0, p = 0, count) => {
    const { probability } = binomialOf(trials, p);
    return count === undefined ? counts(trials).map(probability) : probability(count);
  }),
  binomcdf: ofNumbers(2, 4, (trials = 0, p = 0, from, to) => {
    const distribution = binomialOf(trials, p);
    return from === undefined ? counts(trials).map(distribution.lower) : sumFrom(distribution, from, to);
  }),
  invBinom: ofNumbers(3, 3, (part = 0, trials, p) => binomialOf(trials, p).quantile(requireShare(part))),
  'BINOM.DIST': over(4, 4, ([count = 0, trials = 0, p = 0, sum]) => {
    const { probability, lower } = binomialOf(requireNumber(trials), requireNumber(p));
    return (isTrue(sum) ? lower : probability)(requireNumber(count));
  }),
  dbinom: ofNumbers(3, 3, (count = 0, trials, p) => binomialOf(trials, p).probability(count)),
  pbinom: ofNumbers(3, 3, (count = 0, trials, p) => binomialOf(trials, p).lower(count)),
  qbinom: ofNumbers(3, 3, (part = 0, trials, p) => binomialOf(trials, p).quantile(requireShare(part))),
  poissonpdf: ofNumbers(2, 2, (mean, count = 0) => poissonOf(mean).probability(count)),
  poissoncdf: ofNumbers(2, 3, (mean, from = 0, to) => sumFrom(poissonOf(mean), from, to)),
  invPoisson: ofNumbers(2, 2, (part = 0, mean) => poissonOf(mean).quantile(requireShare(part))),
  'POISSON.DIST': over(3, 3, ([count = 0, mean = 0, sum]) => {
    const { probability, lower } = poissonOf(requireNumber(mean));
    return (isTrue(sum) ? lower : probability)(requireNumber(count));
  }),
  dpois: ofNumbers(2, 2, (count = 0, mean) => poissonOf(mean).probability(count)),
  ppois: ofNumbers(2, 2, (count = 0, mean) => poissonOf(mean).lower(count)),
  geometpdf: ofNumbers(2, 2, (p = 0, count = 1) => requireShare(p) * (1 - p) ** (requireTrial(count) - 1)),
  geometcdf: ofNumbers(2, 2, (p = 0, count = 1) =>
    requireShare(p) === 1 ? 1 : -Math.expm1(requireTrial(count) * Math.log1p(-p)),
  ),
  tpdf: densityOf(1, t),
  tcdf: sumOf(1, t),
  invT: inverseOf(1, t),
  'T.DIST': over(3, 3, ([x = 0, freedom = 1, sum]) => {
    const { density, lower } = t(requireNumber(freedom));
    return (isTrue(sum) ? lower : density)(requireNumber(x));
  }),
  'T.DIST.RT': ofNumbers(2, 2, (x = 0, freedom) => t(freedom).upper(x)),
  'T.DIST.2T': ofNumbers(2, 2, (x = 0, freedom) => 2 * t(freedom).upper(Math.abs(x))),
  'T.INV.2T': ofNumbers(2, 2, (p = 0, freedom) => -t(freedom).quantile(requireShare(p) / 2)),
  chi2pdf: densityOf(1, chi2),
  chi2cdf: sumOf(1, chi2),
  invChi2: inverseOf(1, chi2),
  'CHISQ.DIST.RT': ofNumbers(2, 2, (x = 0, freedom) => chi2(freedom).upper(x)),
  fpdf: densityOf(2, f),
  fcdf: sumOf(2, f),
  invF: inverseOf(2, f),
  'F.DIST.RT': ofNumbers(3, 3, (x = 0, above, below) => f(above, below).upper(x)),
};
