import { MathError } from '../errors/math-error';
import type { CompareOperator, Node } from '../read/node';
import { isList } from '../values/classify';
import { Quantity } from '../values/quantity';
import { differenceOf, fits, sizeOf } from './difference';
import type { Point } from './points';
import type { Outcome, Probe } from './probe';

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
  return node.operators.every((operator, at) => isTrue(operator, sides[at], sides[at + 1]));
}

function isTrue(operator: CompareOperator, a: Outcome, b: Outcome): boolean {
  if (a === null || a === undefined || b === null || b === undefined) return false;
  const [x, y] = [sizeOf(a), sizeOf(b)];
  // A length of a nanometre is small without being nothing.
  const least = a instanceof Quantity || b instanceof Quantity ? 0 : 1;
  if (operator === '==' || operator === '!=') {
    const isFar =
      isList(a) || x === null || y === null ? differenceOf(a, b) > accuracy : !isNear(x, y, least);
    return fits(a, b) && isFar === (operator === '!=');
  }
  if (x === null || y === null || !fits(a, b))
    throw new MathError('dimension-mismatch', 'These two cannot be put in order.');
  if (operator === '<') return x < y && !isNear(x, y, least);
  if (operator === '>') return x > y && !isNear(x, y, least);
  return isNear(x, y, least) || (operator === '<=' ? x < y : x > y);
}

const isNear = (x: number, y: number, least: number) =>
  x === y ||
  (Number.isFinite(x - y) && Math.abs(x - y) <= accuracy * Math.max(least, Math.abs(x), Math.abs(y)));
