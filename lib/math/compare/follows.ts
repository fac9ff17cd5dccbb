import { MathError } from '../errors/math-error';
import { Budget } from '../evaluate/budget';
import type { Surroundings } from '../evaluate/evaluator';
import type { CompareOperator, Node } from '../read/node';
import { freeNames, walk } from '../sheet/free-names';
import { compareConditions } from './compare-conditions';
import { compareExpressions } from './compare-expressions';
import { Comparer } from './comparer';
import type { Line, LineSign } from './read-line';
import { distance } from './same-value';
import type { Definition } from './variables';
import { verdictOf, type Comparison } from './verdict';

const orders: Partial<Record<LineSign, CompareOperator>> = { '<': '<', '>': '>', '≤': '<=', '≥': '>=' };

/** `≈` allows so much. */
const approximation = 0.01;

/**
 * Whether a line follows from the line before. It never guesses. *Yes* comes after agreement at many values, the same
 * on every page, some of them checked to 50 digits. *No* comes with values for which the lines differ.
 *
 * Throws a `MathError` for a line that cannot be computed at all, such as one with units that do not fit.
 */
export function follows(
  before: Line,
  after: Line,
  surroundings: Surroundings,
  definitionOf: (name: string) => Definition = () => null,
  budget = new Budget(),
): Comparison {
  const nodes = [before.node, after.node];
  const comparer = new Comparer(nodes, { surroundings, definitionOf, budget });
  try {
    if (before.isCondition && after.isCondition) return compareConditions(comparer, before.node, after.node);
    if (before.isCondition || after.isCondition) return verdictOf('not-proven');
    if (after.sign === '≈') return compareRoughly(comparer, before.node, after.node, approximation);
    const order = after.sign === null ? undefined : orders[after.sign];
    if (order) return compareOrder(comparer, order, before.node, after.node);
    // A line of numbers alone is about the values of the sheet.
    if (comparer.variables.length > 0 && nodes.some(hasNoNames))
      return compareRoughly(comparer, before.node, after.node, roundingOf(after.node));
    return compareExpressions(comparer, before.node, after.node);
  } catch (error) {
    if (error instanceof MathError && error.class === 'too-slow') return verdictOf('not-proven');
    throw error;
  }
}

/** Compares the values of the sheet alone. */
function compareRoughly(comparer: Comparer, before: Node, after: Node, allowed: number): Comparison {
  const isOfSheet = comparer.variables.every(({ known }) => known !== null);
  const [point = new Map()] = comparer.points;
  const [one, other] = [comparer.valueAt(before, point), comparer.valueAt(after, point)];
  if (!isOfSheet || one === null || other === null) return verdictOf('not-proven');
  const apart = distance(one, other);
  if (apart <= 1e-11) return verdictOf('yes');
  return apart <= allowed ? verdictOf('rounded') : verdictOf('no', comparer.example(point, one, other));
}

/** A chain of estimates is refused by one value, and proven by none. */
function compareOrder(comparer: Comparer, operator: CompareOperator, before: Node, after: Node): Comparison {
  const { start, end } = after;
  const question: Node = { type: 'compare', operators: [operator], operands: [before, after], start, end };
  for (const point of comparer.points) {
    const [one, other] = [comparer.valueAt(before, point), comparer.valueAt(after, point)];
    if (one === null || other === null) continue;
    if (comparer.valueAt(question, point) !== true)
      return verdictOf('no', comparer.example(point, one, other));
  }
  return verdictOf(comparer.variables.length === 0 ? 'yes' : 'not-proven');
}

const hasNoNames = (node: Node) =>
  freeNames({ type: 'value', body: node, start: node.start, end: node.end }).length === 0;

/** Half of the last digit that was typed, beside the size of the number. */
function roundingOf(node: Node): number {
  let least = 15;
  walk(node, (part) => {
    if (part.type === 'number') least = Math.min(least, figuresOf(part.text));
  });
  return 0.5 * 10 ** (1 - least);
}

const figuresOf = (text: string) =>
  Math.max(1, text.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '').length);
