import type { Node } from '../../read/node';
import { formOf } from './normal-form';
import { inverse, plus, rational, readRational, times, type Rational } from './rational';

/**
 * A polynomial with exact coefficients. A key such as `x^2 y` has the power of each indeterminate; a part that is no
 * polynomial, such as `sqrt(2)`, `i` or `sin(x)`, is an indeterminate of its own.
 */
export type ExactPolynomial = ReadonlyMap<string, Term>;
type Term = { powers: Powers; factor: Rational };
type Powers = ReadonlyMap<string, number>;

const mostTerms = 200;
const highest = 24;

const keyOf = (powers: Powers) =>
  [...powers]
    .map(([name, power]) => `${name}^${power}`)
    .sort()
    .join(' ');

function polynomialFrom(terms: Iterable<Term>): ExactPolynomial {
  const found = new Map<string, Term>();
  for (const { powers, factor } of terms) {
    const key = keyOf(powers);
    const before = found.get(key);
    const sum = before ? plus(before.factor, factor) : factor;
    if (sum.over === 0n) found.delete(key);
    else found.set(key, { powers, factor: sum });
  }
  return found;
}

const constant = (factor: Rational): ExactPolynomial => polynomialFrom([{ powers: new Map(), factor }]);
const indeterminate = (name: string): ExactPolynomial =>
  polynomialFrom([{ powers: new Map([[name, 1]]), factor: rational(1n) }]);

/** Reads a formula as a polynomial; null where it divides by more than a number, or is too large. */
export function readPolynomial(node: Node): ExactPolynomial | null {
  if (node.type === 'number') {
    const factor = readRational(node.text);
    return factor && constant(factor);
  }
  if (node.type === 'ratio') return constant(rational(BigInt(node.numerator), BigInt(node.denominator)));
  if (node.type === 'name') return indeterminate(node.name);
  if (node.type === 'group') return readPolynomial(node.inner);
  if (node.type === 'binary') return ofBinary(node);
  if (node.type !== 'negative') return indeterminate(formOf(node));
  const inner = readPolynomial(node.operand);
  return inner && negated(inner);
}

const negated = (polynomial: ExactPolynomial): ExactPolynomial => scaled(polynomial, rational(-1n));
const scaled = (polynomial: ExactPolynomial, factor: Rational): ExactPolynomial =>
  polynomialFrom([...polynomial.values()].map((term) => ({ ...term, factor: times(term.factor, factor) })));

function ofBinary(node: Extract<Node, { type: 'binary' }>): ExactPolynomial | null {
  const { operator, left, right } = node;
  const a = readPolynomial(left);
  if (operator === '^') return a && raised(a, right, node);
  if (!['+', '-', '*', '/'].includes(operator)) return indeterminate(formOf(node));
  const b = readPolynomial(right);
  if (!a || !b) return null;
  if (operator === '*') return product(a, b);
  if (operator !== '/')
    return polynomialFrom([...a.values(), ...(operator === '+' ? b : negated(b)).values()]);
  const [only, ...others] = b.values();
  if (!only || others.length > 0 || only.powers.size > 0) return null;
  return scaled(a, inverse(only.factor));
}

function raised(base: ExactPolynomial, exponent: Node, whole: Node): ExactPolynomial | null {
  const power = readPolynomial(exponent);
  const [only, ...others] = power?.values() ?? [];
  const isNumber = power?.size === 0 || (only && others.length === 0 && only.powers.size === 0);
  if (!isNumber || (only && only.factor.under !== 1n)) return indeterminate(formOf(whole));
  const count = Number(only?.factor.over ?? 0n);
  if (count < 0 || count > highest) return null;
  let result: ExactPolynomial | null = constant(rational(1n));
  for (let step = 0; step < count; step++) result = result && product(result, base);
  return result;
}

function product(a: ExactPolynomial, b: ExactPolynomial): ExactPolynomial | null {
  if (a.size * b.size > mostTerms * 10) return null;
  const terms = [...a.values()].flatMap((x) =>
    [...b.values()].map((y) => ({ powers: joined(x.powers, y.powers), factor: times(x.factor, y.factor) })),
  );
  const result = polynomialFrom(terms);
  return result.size > mostTerms ? null : result;
}

function joined(a: Powers, b: Powers): Powers {
  const sum = new Map(a);
  for (const [name, power] of b) sum.set(name, (sum.get(name) ?? 0) + power);
  return sum;
}

/** The indeterminates of a polynomial. */
export const namesOf = (polynomial: ExactPolynomial): string[] => [
  ...new Set([...polynomial.values()].flatMap(({ powers }) => [...powers.keys()])),
];

export const degreeIn = (polynomial: ExactPolynomial, name: string): number =>
  Math.max(0, ...[...polynomial.values()].map(({ powers }) => powers.get(name) ?? 0));
