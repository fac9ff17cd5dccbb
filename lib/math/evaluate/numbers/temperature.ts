import { MathError } from '../../errors/math-error';
import type { Node } from '../../read/node';
import { printUnit, writeUnit } from '../../show/write-unit';
import { writeNumber } from '../../show/format-number';
import { findUnit } from '../../units/find-unit';
import { absolute, hasOffset, Quantity } from '../../values/quantity';
import type { Value } from '../../values/value';
import { attachUnit } from './attach-unit';
import type { Evaluation, Locals } from '../evaluation';
import { noMultiple } from '../refuse';

type Binary = Extract<Node, { type: 'binary' }>;

/**
 * A temperature in °C or °F is a point on a scale: its zero is not the absolute one. Points have differences and
 * means. They have no sum and no multiple. In a product a name counts from absolute zero, and a note says so; a typed
 * one could as well be a difference, so it is refused.
 */
export const isPoint = (value: Value): value is Quantity => value instanceof Quantity && hasOffset(value);

/** Whether a unit with a zero of its own stands alone behind a factor: `[20, 30] °C`. */
export function unitBehind(
  evaluator: Evaluation,
  node: Node,
  locals: Locals,
): ((amount: Value) => Value) | null {
  if (node.type !== 'name' || node.isUnit !== true) return null;
  if ((locals.get(node.name) ?? evaluator.surroundings.lookup(node.name)) !== null) return null;
  const unit = findUnit(node.name);
  return unit && unit.offset !== 0 ? (amount) => attachUnit(amount, [{ unit, power: 1 }], node) : null;
}

/** The sides of an operator where one is a point: as they are, or counted from absolute zero. */
export function readPoints(evaluator: Evaluation, node: Binary, a: Value, b: Value): [Value, Value] {
  const { operator, left, right } = node;
  if (operator === '+' && isPoint(a) && isPoint(b)) {
    const size = `${writeNumber(b.amount)} ${printUnit(b.factors)}`;
    evaluator.note({
      kind: 'temperature-difference',
      message: `${size} counts as a difference here, as two temperatures have no sum.`,
      place: placeOf(right),
      repair: null,
    });
  }
  if (!['*', '/', '^', '.*', './', '.^'].includes(operator)) return [a, b];
  const isPower = operator.endsWith('^');
  const isMultiple = (other: Value) => !isPower && !(other instanceof Quantity);
  const first = isPoint(a) ? countFromZero(evaluator, left, a, isMultiple(b)) : a;
  const second = isPoint(b) ? countFromZero(evaluator, right, b, operator === '*' && isMultiple(a)) : b;
  return [first, second];
}

function countFromZero(evaluator: Evaluation, node: Node, point: Quantity, isMultiple: boolean): Quantity {
  const place = placeOf(node);
  if (isMultiple) {
    const error = noMultiple(point);
    const text = textOf(node, point);
    error.place = place;
    error.repair = text === null ? null : { ...place, text: `(${text} to K)`, label: `Use ${text} to K` };
    throw error;
  }
  const shown = `${writeNumber(point.amount)} ${printUnit(point.factors)}`;
  const difference = `${writeNumber(point.amount * (point.factors[0]?.unit.scale ?? 1))} K`;
  if (node.type !== 'name')
    throw new MathError(
      'dimension-mismatch',
      `${shown} can be a temperature or a difference here. Write ${difference} for a difference, else ${shown} to K.`,
      place,
      { ...place, text: node.type === 'group' ? `(${difference})` : difference, label: `Use ${difference}` },
    );
  evaluator.note({
    kind: 'absolute-temperature',
    message: `${node.name} counts from absolute zero here: ${writeNumber(point.si)} K.`,
    place,
    repair: { ...place, text: `(${node.name} - 0 °C)`, label: `Use ${difference}` },
  });
  return absolute(point);
}

const placeOf = ({ start, end }: Node) => ({ start, end });

/** How a typed temperature or a name is written; null for a longer formula. */
function textOf(node: Node, point: Quantity): string | null {
  if (node.type === 'name') return node.name;
  const isTyped = node.type === 'quantity' && node.amount.type === 'number';
  return isTyped && node.amount.type === 'number' ? `${node.amount.text} ${writeUnit(point.factors)}` : null;
}
