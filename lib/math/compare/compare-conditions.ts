import { numericRoots } from '../solve/numeric-roots';
import { toDouble } from '../values/classify';
import type { Node } from '../read/node';
import { walk } from '../sheet/free-names';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import type { Comparer } from './comparer';
import { samplePoints, type Point } from './points';
import { verdictOf, type Comparison } from './verdict';

/** What is left of a root after it was found in doubles. */
const tolerance = 1e-7;
/** So many points of the other variables are looked at when one is solved for. */
const mostSlices = 12;

/**
 * Whether two equations or inequalities hold for the same values. Points at which an equation holds are looked for by
 * its roots in each variable; ends of intervals by points right beside them.
 */
export function compareConditions(comparer: Comparer, before: Node, after: Node): Comparison {
  const points = [...comparer.points, ...rootPoints(comparer, [before, after])];
  let both = 0;
  let holes = 0;
  const only: { before: Point[]; after: Point[] } = { before: [], after: [] };
  for (const point of points) {
    const [one, other] = [holds(comparer, before, point), holds(comparer, after, point)];
    if (one === true && other === true) both += 1;
    else if ((one === null && other === true) || (one === true && other === null)) holes += 1;
    else if (one === true) only.before.push(point);
    else if (other === true) only.after.push(point);
  }
  const [lost] = only.before;
  const [gained] = only.after;
  if (!lost && !gained) return verdictOf(both > holes ? 'yes' : 'not-proven');
  const point = lost ?? gained ?? new Map<string, Value>();
  const example = comparer.example(point, point === lost, point !== lost);
  const isApart = both <= 0.5 * Math.min(only.before.length, only.after.length);
  return verdictOf(lost && gained && isApart ? 'no' : 'not-always', example);
}

/** Whether a condition holds; null where one of its formulas has no value. */
function holds(comparer: Comparer, node: Node, point: Point): boolean | null {
  if (node.type === 'group') return holds(comparer, node.inner, point);
  if (node.type === 'compare') return comparisonHolds(comparer, node, point);
  if (node.type === 'binary' && (node.operator === 'and' || node.operator === 'or')) {
    const sides = [holds(comparer, node.left, point), holds(comparer, node.right, point)];
    const decisive = node.operator === 'or';
    return sides.includes(decisive) ? decisive : sides.includes(null) ? null : !decisive;
  }
  const value = comparer.valueAt(node, point);
  return value === null ? null : value === true;
}

function comparisonHolds(
  comparer: Comparer,
  { operators, operands }: Extract<Node, { type: 'compare' }>,
  point: Point,
): boolean | null {
  const sizes = operands.map((operand) => sizeOf(comparer.valueAt(operand, point)));
  if (sizes.includes(null)) return null;
  return operators.every((operator, at) => {
    const [x, y] = [sizes[at] ?? 0, sizes[at + 1] ?? 0];
    const isNear = Math.abs(x - y) <= tolerance * Math.max(Math.abs(x), Math.abs(y), 1e-3);
    switch (operator) {
      case '==':
        return isNear;
      case '!=':
        return !isNear;
      case '<':
        return x < y && !isNear;
      case '>':
        return x > y && !isNear;
      case '<=':
        return x < y || isNear;
      case '>=':
        return x > y || isNear;
    }
  });
}

const sizeOf = (value: Value | null): number | null =>
  value === null ? null : value instanceof Quantity ? value.si : toDouble(value);

/** Points at the roots of every comparison, in each variable, and right beside them. */
function rootPoints(comparer: Comparer, conditions: readonly Node[]): Point[] {
  const { variables } = comparer;
  const slices =
    variables.length === 1 ? [new Map<string, Value>()] : samplePoints(variables, 0, 1).slice(0, mostSlices);
  const found: Point[] = [];
  for (const comparison of conditions.flatMap(comparisonsIn))
    for (const { name, known } of variables)
      for (const slice of slices) {
        const pointAt = (x: number): Point =>
          new Map([...slice, [name, known instanceof Quantity ? known.withSi(x) : x]]);
        for (const root of rootsOf(comparer, comparison, pointAt)) {
          const beside = 1e-4 * Math.max(1, Math.abs(root));
          found.push(pointAt(root), pointAt(root + beside), pointAt(root - beside));
        }
      }
  return found;
}

function comparisonsIn(condition: Node): { left: Node; right: Node }[] {
  const found: { left: Node; right: Node }[] = [];
  walk(condition, (node) => {
    if (node.type !== 'compare') return;
    for (const [at, left] of node.operands.entries()) {
      const right = node.operands[at + 1];
      if (right) found.push({ left, right });
    }
  });
  return found;
}

function rootsOf(
  comparer: Comparer,
  { left, right }: { left: Node; right: Node },
  pointAt: (x: number) => Point,
): readonly number[] {
  const run = (x: number) => {
    const point = pointAt(x);
    const [one, other] = [sizeOf(comparer.valueAt(left, point)), sizeOf(comparer.valueAt(right, point))];
    return one === null || other === null ? NaN : one - other;
  };
  const few = rootsOfParabola(run);
  if (few !== null) return few;
  // A search costs thousands of values: it is for one variable alone.
  const roots = comparer.variables.length > 1 ? [] : numericRoots(run);
  return roots === 'all' ? [] : roots;
}

/** The roots of a function whose graph is a line or a parabola, as most formulas are in one name; else null. */
function rootsOfParabola(run: (x: number) => number): readonly number[] | null {
  const low = run(-1);
  const middle = run(0);
  const high = run(1);
  const other = run(2.7);
  const [square, slope] = [(high + low) / 2 - middle, (high - low) / 2];
  const size = Math.abs(square) + Math.abs(slope) + Math.abs(middle);
  if (!(Math.abs(square * 7.29 + slope * 2.7 + middle - other) <= 1e-9 * size) || size === 0) return null;
  if (Math.abs(square) <= 1e-12 * size) return slope === 0 ? [] : [-middle / slope];
  const discriminant = slope ** 2 - 4 * square * middle;
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return [(-slope - root) / (2 * square), (-slope + root) / (2 * square)];
}
