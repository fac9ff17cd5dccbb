import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import { add, divide, multiply, subtract } from '../evaluate/arithmetic';
import type { Node } from '../read/node';
import { freeNames } from '../sheet/free-names';
import type { Value } from '../values/value';

/** Coefficients from the constant up; null where a power does not occur. */
export type Polynomial = (Value | null)[];

const highest = 12;

/** A formula as a polynomial in one name, with values as coefficients; null when it is none. */
export function polynomialOf(node: Node, unknown: string, evaluator: Evaluator): Polynomial | null {
  if (!needs(node, unknown)) return [evaluator.evaluate(node)];
  if (node.type === 'name') return [null, 1];
  if (node.type === 'group') return polynomialOf(node.inner, unknown, evaluator);
  if (node.type === 'negative') return scaled(polynomialOf(node.operand, unknown, evaluator), -1);
  if (node.type === 'binary') return ofBinary(node, unknown, evaluator);
  if (node.type !== 'call') return null;
  // `a(x + 1)` with a number a is a product.
  const [arg, ...others] = node.args;
  const factor = evaluator.resolve(node.name, false, new Map());
  const isProduct =
    others.length === 0 && factor !== null && !(typeof factor === 'object' && 'kind' in factor);
  return arg && isProduct ? scaled(polynomialOf(arg, unknown, evaluator), factor) : null;
}

export const needs = (node: Node, unknown: string): boolean =>
  freeNames({ type: 'value', body: node, start: node.start, end: node.end }).some(
    ({ name }) => name === unknown,
  );

const scaled = (polynomial: Polynomial | null, factor: Value): Polynomial | null =>
  polynomial && polynomial.map((part) => (part === null ? null : multiply(part, factor)));

function ofBinary(
  node: Extract<Node, { type: 'binary' }>,
  unknown: string,
  evaluator: Evaluator,
): Polynomial | null {
  const { operator, left, right } = node;
  if (operator === '^') return raised(left, right, unknown, evaluator);
  if (
    (operator !== '+' && operator !== '-' && operator !== '*' && operator !== '/') ||
    right.type === 'percent'
  )
    return null;
  const a = polynomialOf(left, unknown, evaluator);
  const b = polynomialOf(right, unknown, evaluator);
  if (!a || !b) return null;
  if (operator === '*') return product(a, b);
  if (operator === '/') {
    const [divisor] = b;
    return b.length === 1 && divisor !== undefined && divisor !== null
      ? a.map((part) => part && divide(part, divisor))
      : null;
  }
  return sum(a, b, operator, node);
}

/** Adds two polynomials; an error of units is placed at their sum. */
function sum(
  a: Polynomial,
  b: Polynomial,
  operator: '+' | '-',
  place: { start: number; end: number },
): Polynomial {
  try {
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => {
      const [x, y] = [a[at] ?? null, b[at] ?? null];
      if (y === null) return x;
      if (x === null) return operator === '+' ? y : multiply(y, -1);
      return operator === '+' ? add(x, y) : subtract(x, y);
    });
  } catch (error) {
    if (error instanceof MathError) error.place ??= { start: place.start, end: place.end };
    throw error;
  }
}

function product(a: Polynomial, b: Polynomial): Polynomial | null {
  if (a.length + b.length - 2 > highest) return null;
  const result: Polynomial = Array.from({ length: a.length + b.length - 1 }, () => null);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) {
      if (x === null || y === null) continue;
      const before = result[i + j] ?? null;
      result[i + j] = before === null ? multiply(x, y) : add(before, multiply(x, y));
    }
  return result;
}

function raised(base: Node, exponent: Node, unknown: string, evaluator: Evaluator): Polynomial | null {
  if (needs(exponent, unknown)) return null;
  const power = evaluator.evaluate(exponent);
  if (typeof power !== 'number' || !Number.isInteger(power) || power < 0 || power > highest) return null;
  const polynomial = polynomialOf(base, unknown, evaluator);
  let result: Polynomial | null = [1];
  for (let step = 0; step < power; step++) result = result && polynomial && product(result, polynomial);
  return result;
}
