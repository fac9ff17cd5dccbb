import type { BigNumber } from 'mathjs';
import { MathError } from '../errors/math-error';
import { callMathjs, mathjs } from '../evaluate/mathjs';
import { add, multiply, requireFinite, subtract } from '../evaluate/arithmetic';
import { isBig } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { greatest, plainLimit, toBigInt, toWhole, Whole } from '../values/whole';
import { requireSameKind } from './same-kind';
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
  return productOf(2, n);
}

/** The product of whole numbers from one to another, exactly as long as it has at most 64 digits. */
function productOf(from: number, to: number, step = 1): Value {
  let product: Value = 1;
  for (let factor = from; factor <= to; factor += step) product = multiply(product, factor);
  return product;
}

function combinations(n: number, k: number): Value {
  if (k > n) throw new MathError('domain', `Of ${n} things nobody can choose ${k}.`);
  let result = 1;
  const least = Math.min(k, n - k);
  if (least > 100_000) throw tooLarge();
  for (let step = 1; step <= least; step++) {
    result = (result * (n - least + step)) / step;
    if (result < 2 ** 53) result = Math.round(result);
  }
  if (result < plainLimit || result > 1e64 || least > 1_000) return requireFinite(result, n);
  let exact = 1n;
  for (let step = 1; step <= least; step++) exact = (exact * BigInt(n - least + step)) / BigInt(step);
  return toWhole(exact);
}

function permutations(n: number, k: number): Value {
  if (k > n) throw new MathError('domain', `Of ${n} things nobody can arrange ${k}.`);
  return productOf(n - k + 1, n);
}

function isPrime(n: number): boolean {
  if (n > 1e15) throw new MathError('too-large', 'Only numbers up to 10^15 are tested.');
  if (n < 2 || !Number.isInteger(n)) return false;
  for (let factor = 2; factor * factor <= n; factor += factor === 2 ? 1 : 2)
    if (n % factor === 0) return false;
  return true;
}

const sizeOfBig = (value: bigint) => (value < 0n ? -value : value);

const fold = (run: (a: bigint, b: bigint) => bigint): BuiltIn =>
  takes(1, 1_000, (args) => {
    const result = dataOf(args)
      .map(requireBigInt)
      .reduce((a, b) => run(a, b));
    return requireFinite(Number(result)) && toWhole(result);
  });

/** The rest of a division, with the sign of the divisor. */
export function modulo(a: Value, b: Value): Value {
  if (isBig(a) || isBig(b)) {
    const [x, y] = [a, b].map((value) => (isBig(value) ? value : mathjs.bignumber(requireNumber(value))));
    if (y?.isZero() === true)
      throw new MathError('division-by-zero', 'There is no rest of a division by zero.');
    return restOfBig(x as BigNumber, y as BigNumber);
  }
  requireSameKind('mod', a, b);
  if (a instanceof Whole || b instanceof Whole) {
    const [whole, by] = [requireBigInt(a), requireBigInt(b)];
    if (by !== 0n) return toWhole(((whole % by) + by) % by);
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
      return requireFinite(callMathjs(name, ...numbers) as number);
    }),
  ] as const;

const shift = (run: (n: number, by: number) => number): BuiltIn =>
  takes(2, 2, ([value, by]) => {
    const [n, places] = [requireWhole(value), requireWhole(by, 0)];
    if (places > 1_000) throw new MathError('too-large', 'A number is shifted by at most 1,000 places.');
    return requireFinite(run(n, places));
  });

/** An argument as a whole number with all its digits. */
const requireBigInt = (value: Value | undefined): bigint => toBigInt(value) ?? BigInt(requireWhole(value));

const bits = (run: (a: bigint, b: bigint) => bigint): BuiltIn =>
  takes(2, 2, ([a, b]) => toWhole(run(requireBigInt(a), requireBigInt(b))));

const written = (radix: number, prefix: string): BuiltIn =>
  takes(1, 1, ([value]) => {
    const n = requireBigInt(value);
    return `${n < 0n ? '-' : ''}${prefix}${(n < 0n ? -n : n).toString(radix)}`;
  });

export const wholeNumbers: Readonly<Record<string, BuiltIn>> = {
  factorial: each(factorial),
  doubleFactorial: each((value) => {
    const n = requireWhole(value, 0);
    if (n > 300) throw tooLarge();
    return productOf(n % 2 === 0 ? 2 : 1, n, 2);
  }),
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
    let result: Value = 1;
    for (const part of parts) {
      sum += part;
      result = multiply(result, combinations(sum, part));
    }
    return result;
  }),
  gcd: fold(greatest),
  lcm: fold((a, b) => (a === 0n || b === 0n ? 0n : sizeOfBig((a / greatest(a, b)) * b))),
  mod: takes(2, 2, ([a = 0, b = 1]) => modulo(a, b)),
  rem: takes(2, 2, ([a = 0, b = 1]) => modulo(a, b)),
  isPrime: each((value) => isPrime(requireNumber(value))),
  factors: takes(1, 1, ([value]) => primeFactors(requireWhole(value, 1))),
  divisors: takes(1, 1, ([value]) => divisorsOf(requireWhole(value, 1))),
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
    let [a, b]: [Value, Value] = [0, 1];
    const n = requireWhole(value, 0);
    if (n > 1_400) throw tooLarge();
    for (let step = 0; step < n; step++) [a, b] = [b, add(a, b)];
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

/** Every whole number that divides n, from 1 up. */
function divisorsOf(n: number): Value {
  if (n > 1e15) throw new MathError('too-large', 'Only numbers up to 10^15 have their divisors listed.');
  const [small, large]: [number[], number[]] = [[], []];
  for (let divisor = 1; divisor * divisor <= n; divisor++) {
    if (n % divisor !== 0) continue;
    small.push(divisor);
    if (divisor * divisor !== n) large.unshift(n / divisor);
  }
  return [...small, ...large];
}
