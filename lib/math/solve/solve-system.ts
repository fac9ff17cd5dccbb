import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import { toDouble } from '../values/classify';
import type { Value } from '../values/value';
import { linearRow, solveRows } from './linear-system';
import { numericRoots } from './numeric-roots';

/** Solves several equations, given as differences that are zero: linear ones, or two of which one is linear. */
export function solveSystem(
  evaluator: Evaluator,
  differences: readonly Node[],
  unknowns: readonly string[],
): Value[][] | 'all' {
  const rows = differences.map((difference) => linearRow(difference, unknowns, evaluator));
  if (rows.some((row) => row === null)) return bySubstitution(evaluator, differences, unknowns);
  const solution = solveRows(
    rows.filter((row) => row !== null),
    unknowns.length,
  );
  if (solution === 'none') return [];
  return solution === 'all' ? solution : [solution];
}

/** Two equations, one of them linear in an unknown: that one is put into the other. */
function bySubstitution(
  evaluator: Evaluator,
  differences: readonly Node[],
  unknowns: readonly string[],
): Value[][] {
  const [first, second] = differences;
  const refusal = new MathError(
    'not-supported',
    'Only linear systems, and two equations of which one is linear, can be solved.',
    first,
  );
  if (differences.length !== 2 || unknowns.length !== 2 || !first || !second) throw refusal;
  for (const [linear, other] of [
    [first, second],
    [second, first],
  ] as const)
    for (const [at, name] of unknowns.entries()) {
      const kept = unknowns[1 - at] ?? '';
      const row = linearRow(linear, unknowns, evaluator);
      const [a, b, c] = row?.map((part) => (part === null ? 0 : toDouble(part))) ?? [];
      const [own, rest] = at === 0 ? [a, b] : [b, a];
      if (typeof own !== 'number' || typeof rest !== 'number' || typeof c !== 'number' || own === 0) continue;
      const valueOf = (x: number) => -(rest * x + c) / own;
      const run = (x: number) => {
        try {
          return (
            toDouble(
              evaluator.evaluate(
                other,
                new Map([
                  [kept, x],
                  [name, valueOf(x)],
                ]),
              ),
            ) ?? NaN
          );
        } catch {
          return NaN;
        }
      };
      const roots = numericRoots(run);
      if (roots === 'all') throw refusal;
      return roots
        .map((x) => (at === 0 ? [valueOf(x), x] : [x, valueOf(x)]))
        .sort(([a = 0], [b = 0]) => a - b);
    }
  throw refusal;
}
