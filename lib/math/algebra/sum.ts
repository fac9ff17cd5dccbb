import { MathError } from '../errors/math-error';
import {
  floor,
  gcd,
  isNegative,
  isNone,
  isOne,
  isWhole,
  keyOf,
  minus,
  one,
  plus,
  primeFactors,
  raise,
  rational,
  times,
  type Rational,
} from './rational';
import type { Atom, Factor, Sum, Term } from './sum-types';
import { inOrder } from './term-order';

const mostTerms = 400;

export const atomKey = (atom: Atom): string => {
  switch (atom.kind) {
    case 'name':
      return atom.name;
    case 'call':
      return `${atom.name}(${atom.args.map(sumKey).join()})`;
    case 'sum':
      return `{${sumKey(atom.sum)}}`;
    case 'number':
      return `#${atom.value}`;
    case 'power':
      return `[${atomKey(atom.base)}^${termKey(atom.exponent)}]`;
  }
};

/** Two terms with one key are alike. */
const termKey = ({ factors }: Term): string =>
  factors.map(({ key, exponent }) => `${key}^${keyOf(exponent)}`).join('*');

export const sumKey = (sum: Sum): string =>
  sum
    .map((term) => `${keyOf(term.coefficient)}*${termKey(term)}`)
    .sort()
    .join('+');

export const number = (value: Rational): Sum => (isNone(value) ? [] : [{ coefficient: value, factors: [] }]);
export const whole = (value: number | bigint): Sum => number(rational(BigInt(value)));
export const none: Sum = [];

export const factorOf = (atom: Atom, exponent = one): Factor => ({ atom, key: atomKey(atom), exponent });
export const ofAtom = (atom: Atom, exponent = one): Sum => [
  { coefficient: one, factors: [factorOf(atom, exponent)] },
];
export const ofName = (name: string): Sum => ofAtom({ kind: 'name', name });
export const ofCall = (name: string, ...args: Sum[]): Sum => ofAtom({ kind: 'call', name, args });

/** The number that a sum is; null where it has names. */
export function numberOf(sum: Sum): Rational | null {
  const [first, ...others] = sum;
  if (!first) return rational(0n);
  return others.length === 0 && first.factors.length === 0 ? first.coefficient : null;
}

export function add(...sums: readonly Sum[]): Sum {
  const terms = new Map<string, Term>();
  for (const term of sums.flat()) {
    const key = termKey(term);
    const before = terms.get(key);
    const coefficient = before ? plus(before.coefficient, term.coefficient) : term.coefficient;
    if (isNone(coefficient)) terms.delete(key);
    else terms.set(key, { coefficient, factors: term.factors });
  }
  if (terms.size > mostTerms) throw new MathError('too-large', 'This formula becomes too long.');
  return [...terms.values()];
}

export const scale = (sum: Sum, by: Rational): Sum =>
  isNone(by) ? [] : sum.map(({ coefficient, factors }) => ({ coefficient: times(coefficient, by), factors }));
export const negate = (sum: Sum) => scale(sum, minus(one));
export const subtract = (a: Sum, b: Sum) => add(a, negate(b));

/**
 * Algebra of sums. With `expands`, whole powers and products of sums are multiplied out; else a sum stays a factor.
 * `spend` counts the work against the budget of the cell.
 */
export class Algebra {
  readonly expands: boolean;
  readonly spend: (steps: number) => void;

  constructor(expands: boolean, spend: (steps: number) => void) {
    this.expands = expands;
    this.spend = spend;
  }

  multiply(a: Sum, b: Sum): Sum {
    this.spend(a.length * b.length * 4 + 1);
    if (a.length * b.length > 20_000) throw new MathError('too-large', 'This formula becomes too long.');
    if (!this.expands && a.length > 1 && b.length > 1)
      return this.multiply(this.asFactor(a), this.asFactor(b));
    if (!this.expands && a.length > 1 && b.length === 1 && b[0] && b[0].factors.length > 0)
      return this.multiply(this.asFactor(a), b);
    if (!this.expands && b.length > 1 && a.length === 1 && a[0] && a[0].factors.length > 0)
      return this.multiply(a, this.asFactor(b));
    return add(...a.flatMap((x) => b.map((y) => this.product(x, y))));
  }

  /** A sum as one factor, with its common number in front. */
  asFactor(sum: Sum): Sum {
    if (sum.length < 2) return sum;
    const content = contentOf(sum);
    const inner = scale(sum, raise(content, -1n));
    return [{ coefficient: content, factors: [factorOf({ kind: 'sum', sum: inner })] }];
  }

  product(a: Term, b: Term): Sum {
    const factors = new Map<string, Factor>();
    for (const factor of [...a.factors, ...b.factors]) {
      const before = factors.get(factor.key);
      factors.set(
        factor.key,
        before ? { ...factor, exponent: plus(before.exponent, factor.exponent) } : factor,
      );
    }
    return this.tidy(times(a.coefficient, b.coefficient), [...factors.values()]);
  }

  /** A term in normal form: roots keep a part below one, and what can be multiplied out is. */
  private tidy(coefficient: Rational, factors: readonly Factor[]): Sum {
    let number = coefficient;
    const kept: Factor[] = [];
    const expanded: Sum[] = [];
    for (const factor of factors) {
      const { atom, exponent } = factor;
      if (isNone(exponent)) continue;
      const integer = floor(exponent);
      if (atom.kind === 'number') {
        number = times(number, raise(rational(atom.value), integer));
        if (!isWhole(exponent)) kept.push({ ...factor, exponent: plus(exponent, rational(-integer)) });
      } else if (atom.kind === 'name' && atom.name === 'i' && isWhole(exponent)) {
        const turns = ((integer % 4n) + 4n) % 4n;
        if (turns >= 2n) number = minus(number);
        if (turns % 2n === 1n) kept.push({ ...factor, exponent: one });
      } else if (atom.kind === 'call' && atom.name === 'abs' && isWhole(exponent) && integer % 2n === 0n) {
        expanded.push(this.power(atom.args[0] ?? none, exponent));
      } else if (atom.kind === 'sum' && integer > 0n && (this.expands || !isWhole(exponent))) {
        const rest = plus(exponent, rational(-integer));
        if (!isNone(rest)) kept.push({ ...factor, exponent: rest });
        if (this.expands) expanded.push(this.whole(atom.sum, integer));
        else kept.push(factorOf(atom, rational(integer)));
      } else kept.push(factor);
    }
    const sorted = kept.sort((x, y) => (x.key < y.key ? -1 : 1));
    const base: Sum = isNone(number) ? [] : [{ coefficient: number, factors: sorted }];
    return expanded.reduce((sum, part) => this.multiply(sum, part), base);
  }

  private whole(sum: Sum, power: bigint): Sum {
    if (power > 60n) throw new MathError('too-large', 'This exponent is too large.');
    let result = whole(1);
    for (let step = 0n; step < power; step++) result = this.multiply(result, sum);
    return result;
  }

  divide(a: Sum, b: Sum): Sum {
    return this.multiply(a, this.power(b, minus(one)));
  }

  /** A sum to a power that is a number. Throws for zero to a power that is not above zero. */
  power(sum: Sum, exponent: Rational): Sum {
    this.spend(5);
    if (isNone(exponent)) return whole(1);
    if (isOne(exponent)) return sum;
    if (sum.length === 0) {
      if (isNegative(exponent)) throw new MathError('division-by-zero', 'This divides by zero.');
      return [];
    }
    const [first] = sum;
    if (first && sum.length === 1) return this.termPower(first, exponent);
    if (isWhole(exponent) && exponent.over > 0n && this.expands) return this.whole(sum, exponent.over);
    const content = contentOf(sum);
    // A sign stays under a root, where it cannot come out.
    const outside = isWhole(exponent) || !isNegative(content) ? content : minus(content);
    const inner = scale(sum, raise(outside, -1n));
    const [front = { coefficient: one, factors: [] }] = this.termPower(
      { coefficient: outside, factors: [] },
      exponent,
    );
    return this.product(front, {
      coefficient: one,
      factors: [factorOf({ kind: 'sum', sum: inner }, exponent)],
    });
  }

  private termPower(term: Term, exponent: Rational): Sum {
    const { coefficient, factors } = term;
    if (isWhole(exponent))
      return this.tidy(
        raise(coefficient, exponent.over),
        factors.map((factor) => ({ ...factor, exponent: times(factor.exponent, exponent) })),
      );
    if (isNegative(coefficient)) {
      const positive = { coefficient: minus(coefficient), factors };
      if (exponent.under % 2n === 1n)
        return scale(this.termPower(positive, exponent), exponent.over % 2n === 0n ? one : minus(one));
      return ofAtom({ kind: 'sum', sum: [term] }, exponent);
    }
    const roots = rootOfNumber(coefficient, exponent);
    const raised = factors.map((factor) => raiseFactor(factor, exponent));
    return this.tidyAll(one, [...roots, ...raised]);
  }

  private tidyAll(coefficient: Rational, factors: readonly Factor[]): Sum {
    return factors.reduce<Sum>(
      (sum, factor) => this.multiply(sum, this.tidy(one, [factor])),
      number(coefficient),
    );
  }
}

/** The root of an even power is a size: `√(x²)` is `|x|`. */
function raiseFactor({ atom, key, exponent }: Factor, by: Rational): Factor {
  const result = times(exponent, by);
  const isEven = isWhole(exponent) && exponent.over % 2n === 0n && by.under % 2n === 0n;
  const isOdd = !isWhole(result) || result.over % 2n !== 0n;
  const isPositive =
    atom.kind === 'power' ||
    atom.kind === 'number' ||
    (atom.kind === 'name' && ['e', 'pi'].includes(atom.name)) ||
    (atom.kind === 'call' && atom.name === 'abs');
  if (!isEven || !isOdd || isPositive) return { atom, key, exponent: result };
  return factorOf({ kind: 'call', name: 'abs', args: [ofAtom(atom)] }, result);
}

/** `√12` is 2 and √3: the prime factors of a number to a power. */
function rootOfNumber({ over: above, under }: Rational, exponent: Rational): Factor[] {
  return [[above, exponent] as const, [under, minus(exponent)] as const].flatMap(([value, power]) => {
    if (value === 1n) return [];
    const primes = primeFactors(value) ?? [[value, 1] as const];
    return primes.map(([prime, count]) =>
      factorOf({ kind: 'number', value: prime }, times(power, rational(BigInt(count)))),
    );
  });
}

/** The common number of all terms; its sign is that of the first term in print. */
export function contentOf(sum: Sum): Rational {
  let [above, below] = [0n, 1n];
  for (const { coefficient } of sum) {
    above = gcd(above, coefficient.over);
    below = (below / gcd(below, coefficient.under)) * coefficient.under;
  }
  const [first] = inOrder(sum);
  return rational(first && isNegative(first.coefficient) ? -above : above, below);
}
