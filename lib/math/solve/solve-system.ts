import { MathError } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import { toDouble } from '../values/classify';
import type { Value } from '../values/value';
import { eliminate } from './eliminate';
import { linearRow, solveRows } from './linear-system';
import { namesOf } from './names-of';
import { numericRoots } from './numeric-roots';

/** Solves several equations, given as differences that are zero: linear ones, or two of which one is linear. */
export function solveSystem(
  evaluator: Evaluator,
  differences: readonly Node[],
  unknowns: readonly string[],
): Value[][] | 'all' {
  const open = namesOf(differences).filter(
    (name) => !unknowns.includes(name) && evaluator.resolve(name, false, new Map()) === null,
  );
  if (open.length > 0) return withFormulas(evaluator, differences, unknowns, open);
  const rows = differences.map((difference) => linearRow(difference, unknowns, evaluator));
  if (rows.some((row) => row === null))
    return byFormulas(evaluator, differences, unknowns) ?? bySubstitution(evaluator, differences, unknowns);
  const solution = solveRows(
    rows.filter((row) => row !== null),
    unknowns.length,
  );
  if (solution === 'none') return [];
  return solution === 'all' ? solution : [solution];
}

/** A system with letters that stay: `x + y = a, x - y = b` for x and y. */
function withFormulas(
  evaluator: Evaluator,
  differences: readonly Node[],
  unknowns: readonly string[],
  open: readonly string[],
): Value[][] {
  const solutions = eliminate(evaluator, differences, unknowns);
  if (!solutions)
    throw new MathError(
      'not-supported',
      `There are no rules to solve these for ${unknowns.join(' and ')}. Give ${open.join(', ')} a value, and they are solved by numbers.`,
      differences[0],
    );
  return solutions.map((solution) =>
    unknowns.map((name): Value => ({ kind: 'formula', node: solution.get(name) ?? zero })),
  );
}

const zero: Node = { type: 'number', value: 0, text: '0', start: 0, end: 0 };

/** Two equations of which none is linear, by algebra: `x^2 + y^2 = 25, x^2 - y^2 = 7`. */
function byFormulas(
  evaluator: Evaluator,
  differences: readonly Node[],
  unknowns: readonly string[],
): Value[][] | null {
  const isLinear = differences.some((one) => linearRow(one, unknowns, evaluator) !== null);
  if (isLinear && differences.length === 2) return null;
  const solutions = eliminate(evaluator, differences, unknowns);
  const rows = solutions?.flatMap((solution) => {
    const row = unknowns.map((name) => valueOf(evaluator, solution.get(name) ?? zero));
    return row.every((value) => value !== null) ? [row] : [];
  });
  const sizes = (row: readonly Value[]) => row.map((value) => toDouble(value) ?? 0);
  return (
    rows?.sort((one, other) => {
      const [a, b] = [sizes(one), sizes(other)];
      return a.reduce((order, value, at) => order || value - (b[at] ?? 0), 0);
    }) ?? null
  );
}

/** A number; null where a root of the formula is not real. */
function valueOf(evaluator: Evaluator, node: Node): Value | null {
  try {
    const value = evaluator.evaluate(node);
    return toDouble(value) === null ? null : value;
  } catch (error) {
    if (error instanceof MathError && error.class !== 'too-slow') return null;
    throw error;
  }
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
  if (unknowns.length > differences.length)
    throw new MathError(
      'not-supported',
      `There are more unknown names than equations. Say which to solve for: solve … for ${unknowns.slice(0, differences.length).join(', ')}.`,
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
