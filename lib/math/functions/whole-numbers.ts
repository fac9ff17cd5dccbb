import type { BigNumber } from 'mathjs';
import { MathError } from '../errors/math-error';
import { mathjs } from '../evaluate/mathjs';
import { multiply, requireFinite, subtract } from '../evaluate/arithmetic';
import { isBig } from '../values/classify';
import { Quantity } from '../values/quantity';
import { greatestDivisor } from '../values/ratio';
import type { Value } from '../values/value';
import { dataOf, requireNumber, requireSmall, requireWhole, takes, type BuiltIn } from './built-in';
import { each } from './each';

/** Numbers with more than this many digits are refused before they are computed. */
const largestBigFactorial = 3_000;

const tooLarge = () => new MathError('too-large', 'The result is too large for a number.');

export function factorial(value: Value): Value {
  if (isBig(value)) {
    if (value.toNumber() > largestBigFactorial) throw tooLarge();
    return mathjs.factorial(value) as Value;
  }
  const n = requireNumber(value);
  if (n < 0) throw new MathError('domain', 'A factorial takes a number from 0.');
  if (n > 170) throw tooLarge();
  if (!Number.isInteger(n)) return mathjs.gamma(n + 1);
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
}

function combinations(n: number, k: number): number {
  if (k > n) throw new MathError('domain', `Of ${n} things nobody can choose ${k}.`);
  let result = 1;
  const least = Math.min(k, n - k);
  if (least > 100_000) throw tooLarge();
  for (let step = 1; step <= least; step++) {
    result = (result * (n - least + step)) / step;
    if (result < 2 ** 53) result = Math.round(result);
  }
  return requireFinite(result, n);
}

function permutations(n: number, k: number): number {
  if (k > n) throw new MathError('domain', `Of ${n} things nobody can arrange ${k}.`);
  let result = 1;
  for (let factor = n - k + 1; factor <= n && Number.isFinite(result); factor++) result *= factor;
  return requireFinite(result, n);
}

function isPrime(n: number): boolean {
  if (n > 1e15) throw new MathError('too-large', 'Only numbers up to 10^15 are tested.');
  if (n < 2 || !Number.isInteger(n)) return false;
  for (let factor = 2; factor * factor <= n; factor += factor === 2 ? 1 : 2)
    if (n % factor === 0) return false;
  return true;
}

const fold = (run: (a: number, b: number) => number): BuiltIn =>
  takes(1, 1_000, (args) =>
    dataOf(args)
      .map((value) => requireWhole(value))
      .reduce((a, b) => requireFinite(run(a, b), a, b)),
  );

/** The rest of a division, with the sign of the divisor. */
export function modulo(a: Value, b: Value): Value {
  if (isBig(a) || isBig(b)) {
    const [x, y] = [a, b].map((value) => (isBig(value) ? value : mathjs.bignumber(requireNumber(value))));
    if (y?.isZero() === true)
      throw new MathError('division-by-zero', 'There is no rest of a division by zero.');
    return restOfBig(x as BigNumber, y as BigNumber);
  }
  const [x, y] = [a, b].map((value) => (value instanceof Quantity ? value.si : requireNumber(value)));
  if (x === undefined || y === undefined || y === 0)
    throw new MathError('division-by-zero', 'There is no rest of a division by zero.');
  const rest = x - y * Math.floor(x / y);
  return a instanceof Quantity ? a.withSi(rest) : rest;
}

/** The rest of a number with many digits; where the quotient has more digits than we keep, by powers of ten. */
function restOfBig(x: BigNumber, y: BigNumber): Value {
  const [digits = '0', power = '0'] = x.toExponential().split('e');
  if (Number(power) < 60) return mathjs.mod(x, y) as Value;
  const divisor = y.toNumber();
  if (!x.isInteger() || x.isNegative() || !Number.isSafeInteger(divisor) || divisor < 1 || divisor > 2 ** 26)
    throw new MathError('too-large', 'This number is too large to have a rest.');
  const plain = digits.replace('.', '');
  let rest = Number(BigInt(plain) % BigInt(divisor));
  let factor = 10 % divisor;
  for (let left = Number(power) - plain.length + 1; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) rest = (rest * factor) % divisor;
    factor = (factor * factor) % divisor;
  }
  return rest;
}

/** Functions of mathjs whose cost grows with their arguments, with the largest argument that we allow. */
const counted: Readonly<Record<string, { least: number; most: number; largest: number }>> = {
  stirlingS2: { least: 2, most: 2, largest: 150 },
  bellNumbers: { least: 1, most: 1, largest: 150 },
  composition: { least: 2, most: 2, largest: 1_000 },
  catalan: { least: 1, most: 1, largest: 1_000 },
};

const ofCounted = ([name, { least, most, largest }]: [
  string,
  { least: number; most: number; largest: number },
]) =>
  [
    name,
    takes(least, most, (args) => {
      const numbers = args.map((arg) => requireWhole(arg, 0));
      if (numbers.some((number) => number > largest)) throw tooLarge();
      const run = (mathjs as unknown as Record<string, (...given: number[]) => number>)[name];
      return requireFinite(run?.(...numbers) ?? NaN);
    }),
  ] as const;

const shift = (run: (n: number, by: number) => number): BuiltIn =>
  takes(2, 2, ([value, by]) => {
    const [n, places] = [requireWhole(value), requireWhole(by, 0)];
    if (places > 1_000) throw new MathError('too-large', 'A number is shifted by at most 1,000 places.');
    return requireFinite(run(n, places));
  });

const bits = (run: (a: bigint, b: bigint) => bigint): BuiltIn =>
  takes(2, 2, ([a, b]) => Number(run(BigInt(requireWhole(a)), BigInt(requireWhole(b)))));

const written = (radix: number, prefix: string): BuiltIn =>
  takes(1, 1, ([value]) => {
    const n = requireWhole(value);
    return `${n < 0 ? '-' : ''}${prefix}${Math.abs(n).toString(radix)}`;
  });

export const wholeNumbers: Readonly<Record<string, BuiltIn>> = {
  factorial: each(factorial),
  gamma: each((value) => {
    if (isBig(value)) {
      if (value.toNumber() > largestBigFactorial) throw tooLarge();
      return mathjs.gamma(value) as Value;
    }
    const x = requireNumber(value);
    if (x <= 0 && Number.isInteger(x))
      throw new MathError('domain', 'gamma has a pole here: it has no value.');
    return requireFinite(mathjs.gamma(x), x);
  }),
  combinations: takes(2, 2, ([n, k]) => combinations(requireWhole(n, 0), requireWhole(k, 0))),
  binomial: takes(2, 2, ([n, k]) => combinations(requireWhole(n, 0), requireWhole(k, 0))),
  nCr: takes(2, 2, ([n, k]) => combinations(requireWhole(n, 0), requireWhole(k, 0))),
  combinationsWithRep: takes(2, 2, ([n, k]) =>
    combinations(requireWhole(n, 1) + requireWhole(k, 0) - 1, requireWhole(k, 0)),
  ),
  permutations: takes(1, 2, ([n, k]) =>
    permutations(requireWhole(n, 0), k === undefined ? requireWhole(n, 0) : requireWhole(k, 0)),
  ),
  nPr: takes(2, 2, ([n, k]) => permutations(requireWhole(n, 0), requireWhole(k, 0))),
  multinomial: takes(1, 1, ([list]) => {
    const parts = dataOf([list ?? []]).map((part) => requireWhole(part, 0));
    let sum = 0;
    let result = 1;
    for (const part of parts) {
      sum += part;
      result *= combinations(sum, part);
    }
    return requireFinite(result);
  }),
  gcd: fold(greatestDivisor),
  lcm: fold((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a / greatestDivisor(a, b)) * Math.abs(b))),
  mod: takes(2, 2, ([a = 0, b = 1]) => modulo(a, b)),
  rem: takes(2, 2, ([a = 0, b = 1]) => modulo(a, b)),
  isPrime: each((value) => isPrime(requireNumber(value))),
  factors: takes(1, 1, ([value]) => primeFactors(requireWhole(value, 1))),
  ...Object.fromEntries(Object.entries(counted).map(ofCounted)),
  leftShift: shift((n, by) => n * 2 ** by),
  rightArithShift: shift((n, by) => Math.floor(n / 2 ** by)),
  bitAnd: bits((a, b) => a & b),
  bitOr: bits((a, b) => a | b),
  bitXor: bits((a, b) => a ^ b),
  bitNot: takes(1, 1, ([value = 0]) =>
    isBig(value) ? subtract(multiply(value, -1), 1) : -requireWhole(value) - 1,
  ),
  bin: written(2, '0b'),
  oct: written(8, '0o'),
  hex: written(16, '0x'),
  erf: each((value) => mathjs.erf(requireNumber(value))),
  fib: takes(1, 1, ([value]) => {
    let [a, b] = [0, 1];
    const n = requireWhole(value, 0);
    if (n > 1_400) throw tooLarge();
    for (let step = 0; step < n; step++) [a, b] = [b, a + b];
    return a;
  }),
};

function primeFactors(n: number): Value {
  if (n > 1e15) throw new MathError('too-large', 'Only numbers up to 10^15 are split into factors.');
  const found: number[] = [];
  let rest = n;
  for (let factor = 2; factor * factor <= rest; factor++)
    while (rest % factor === 0) {
      found.push(factor);
      rest /= factor;
    }
  if (rest > 1) found.push(rest);
  requireSmall(found.length);
  return found;
}
