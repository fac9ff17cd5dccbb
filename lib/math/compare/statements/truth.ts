import { MathError } from '../../errors/math-error';
import type { CompareOperator, Node } from '../../read/node';
import { isBig, isComplex, isList } from '../../values/classify';
import type { Value } from '../../values/value';
import { Quantity } from '../../values/quantity';
import { differenceOf, fits, sizeOf } from '../difference';
import type { Point } from '../points';
import type { Outcome, Probe } from '../probe';

/** What rounding may leave of two sides that are equal. */
const accuracy = 1e-9;

/** Whether a statement holds at a point. Where a side has no value it does not. */
export function holdsAt(probe: Probe, node: Node, point: Point): boolean {
  const holds = (part: Node) => holdsAt(probe, part, point);
  if (node.type === 'group') return holds(node.inner);
  if (node.type === 'not') return !holds(node.operand);
  if (node.type === 'binary') {
    if (node.operator === 'and') return holds(node.left) && holds(node.right);
    if (node.operator === 'or') return holds(node.left) || holds(node.right);
    if (node.operator === 'xor') return holds(node.left) !== holds(node.right);
  }
  if (node.type !== 'compare') return probe.evaluate(node, point) === true;
  const sides = node.operands.map((operand) => probe.evaluate(operand, point));
  return node.operators.every((operator, at) => {
    const [a, b] = [sides[at], sides[at + 1]];
    const [left, right] = [node.operands[at], node.operands[at + 1]];
    if (!isTrue(operator, a, b)) return false;
    const isDoubtful = operator === '==' && left && right && isCloseToZero(a, b);
    return !isDoubtful || isRoot(probe, left, right, point);
  });
}

/** Whether two sides are equal only because both are small. */
function isCloseToZero(a: Outcome, b: Outcome): boolean {
  const [x, y] = [a, b].map((side) => (typeof side === 'number' ? side : NaN));
  return x !== undefined && y !== undefined && x !== y && !isNear(x, y, 0) && isNear(x, y, 1);
}

/**
 * Whether a small difference of two sides is what rounding leaves of a root: beside the point it is much larger, or
 * with many digits it almost vanishes. The difference of `x^999` and 0 at 0.9 is small too, but no root.
 */
function isRoot(probe: Probe, left: Node, right: Node, point: Point): boolean {
  const apartAt = (where: Point): number => {
    const [x, y] = [probe.evaluate(left, where), probe.evaluate(right, where)];
    return typeof x === 'number' && typeof y === 'number' ? Math.abs(x - y) : NaN;
  };
  const here = apartAt(point);
  for (const [name, value] of point.values) {
    if (typeof value !== 'number') continue;
    for (const step of [1e-4, -1e-4]) {
      const moved = value + step * Math.max(1, Math.abs(value));
      const beside = apartAt({ ...point, values: new Map([...point.values, [name, moved]]) });
      if (beside > 10 * here) return true;
    }
  }
  const digits = [left, right].map((node) => probe.evaluateDigits(node, point));
  const [x, y] = digits;
  if (!x || !y || !isBig(x) || !isBig(y)) return true;
  return x
    .minus(y)
    .abs()
    .lte(1e-10 * here);
}

function isTrue(operator: CompareOperator, a: Outcome, b: Outcome): boolean {
  if (a === null || a === undefined || b === null || b === undefined) return false;
  const [x, y] = [sizeOf(a), sizeOf(b)];
  // A length of a nanometre is small without being nothing.
  const least = a instanceof Quantity || b instanceof Quantity ? 0 : 1;
  if (operator === '==' || operator === '!=') {
    const isFar = isList(a) || x === null || y === null ? apartOf(a, b) > accuracy : !isNear(x, y, least);
    return fits(a, b) && isFar === (operator === '!=');
  }
  if (x === null || y === null || !fits(a, b))
    throw new MathError('dimension-mismatch', 'These two cannot be put in order.');
  if (operator === '<') return x < y && !isNear(x, y, least);
  if (operator === '>') return x > y && !isNear(x, y, least);
  return isNear(x, y, least) || (operator === '<=' ? x < y : x > y);
}

/** Complex numbers near zero are zero, as real ones are. */
const apartOf = (a: Value, b: Value): number => {
  const [x, y] = [a, b].map((value) =>
    isComplex(value) ? value : typeof value === 'number' ? { re: value, im: 0 } : null,
  );
  if (!x || !y) return differenceOf(a, b);
  return Math.hypot(x.re - y.re, x.im - y.im) / Math.max(1, Math.hypot(x.re, x.im), Math.hypot(y.re, y.im));
};

const isNear = (x: number, y: number, least: number) =>
  x === y ||
  (Number.isFinite(x - y) && Math.abs(x - y) <= accuracy * Math.max(least, Math.abs(x), Math.abs(y)));
