import { MathError } from '../../errors/math-error';
import type { Node } from '../../read/node';
import { walk } from '../../sheet/free-names';
import { numericRoots } from '../../solve/numeric-roots';
import { polynomialOf } from '../../solve/polynomial';
import { rootsOf } from '../../solve/polynomial-roots';
import type { Value } from '../../values/value';
import { sizeOf } from '../difference';
import type { Point } from '../points';
import type { Probe } from '../probe';

/** Where the truth of statements can change as one name moves, and whether every such place is known. */
export type Boundaries = { places: number[]; isComplete: boolean };

/** The roots of every comparison in a statement, for one name at given values of the others. */
export function boundariesOf(probe: Probe, node: Node, name: string, others: Point): Boundaries {
  const places = new Set<number>();
  let isComplete = true;
  for (const difference of differencesIn(node)) {
    const exact = polynomialRoots(probe, difference, name, others);
    if (exact === 'all') continue;
    isComplete &&= exact !== null;
    const roots = exact ?? searchRoots(probe, difference, name, others);
    for (const root of roots === 'all' ? [] : roots) if (Number.isFinite(root)) places.add(root);
  }
  return { places: [...places].sort((a, b) => a - b), isComplete };
}

/** One side minus the other, for every comparison. */
export function differencesIn(node: Node): Node[] {
  const found: Node[] = [];
  walk(node, (part) => {
    if (part.type !== 'compare') return;
    part.operands.slice(1).forEach((right, at) => {
      const left = part.operands[at];
      if (left)
        found.push({
          type: 'binary',
          operator: '-',
          left,
          right,
          at: left.end,
          isImplied: false,
          start: left.start,
          end: right.end,
        });
    });
  });
  return found;
}

function polynomialRoots(probe: Probe, node: Node, name: string, others: Point): number[] | 'all' | null {
  try {
    const evaluator = probe.at(others);
    const polynomial = polynomialOf(node, name, evaluator);
    const roots = polynomial && rootsOf(polynomial, false);
    if (roots === 'all' || roots === null) return roots;
    return roots.map(sizeOf).filter((root) => root !== null);
  } catch (error) {
    if (!(error instanceof MathError) || error.class === 'too-slow') throw error;
    // A part without the name has no value: neither has the side, wherever the name goes.
    return error.class === 'domain' || error.class === 'division-by-zero' ? [] : null;
  }
}

/** Whether all comparisons are polynomials in a name, so that no root has to be searched for. */
export function isPolynomialIn(
  probe: Probe,
  statements: readonly Node[],
  name: string,
  variables: readonly { name: string }[],
): boolean {
  const others = variables.filter((variable) => variable.name !== name);
  const point: Point = { values: new Map(others.map((other, at) => [other.name, at + 2])), isSpecial: false };
  const differences = statements.flatMap(differencesIn);
  return differences.every((difference) => polynomialRoots(probe, difference, name, point) !== null);
}

function searchRoots(probe: Probe, node: Node, name: string, others: Point): number[] | 'all' {
  return numericRoots((x) => {
    const value = probe.evaluate(node, withValue(others, name, x));
    return value === null || value === undefined ? NaN : (sizeOf(value) ?? NaN);
  });
}

export const withValue = (point: Point, name: string, value: Value): Point => ({
  values: new Map([...point.values, [name, value]]),
  isSpecial: point.isSpecial,
});
