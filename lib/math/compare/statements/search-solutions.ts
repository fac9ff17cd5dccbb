import type { Node } from '../../read/node';
import { toDouble } from '../../values/classify';
import { pointsFor, type Point } from '../points';
import type { Probe } from '../probe';
import { equationsOf } from './equations-of';
import { solveDense } from './solve-dense';

const mostStarts = 6;
const mostSteps = 60;

/**
 * Points that solve a statement of equations in several names, found by damped Gauss-Newton steps from seeded starts.
 * With more names than equations they lie anywhere on the solutions. Empty where none is found or the statement is no
 * set of equations.
 */
export function searchSolutions(probe: Probe, node: Node, names: readonly string[]): Point[] {
  const cases = equationsOf(node) ?? [];
  const drawn = pointsFor(
    names.map((name) => ({ name, range: 'free' as const })),
    1,
  ).slice(0, mostStarts);
  const starts = drawn.map(({ values }) => names.map((name) => Number(values.get(name) ?? 0)));
  // Solutions often come in pairs of opposite signs.
  const mirrored = starts.map((start) => start.map((value) => -value));
  return cases.flatMap((equations) =>
    [...starts, ...mirrored].flatMap((from) => {
      const found = descend((at) => residuals(probe, equations, names, at), from);
      return found ? [pointAt(names, found)] : [];
    }),
  );
}

const pointAt = (names: readonly string[], values: readonly number[]): Point => ({
  values: new Map(names.map((name, at) => [name, values[at] ?? 0])),
  isSpecial: false,
});

function residuals(
  probe: Probe,
  equations: readonly Node[],
  names: readonly string[],
  at: readonly number[],
): number[] | null {
  const point = pointAt(names, at);
  const found: number[] = [];
  for (const equation of equations) {
    const value = probe.evaluate(equation, point);
    const size = value === null || value === undefined ? null : toDouble(value);
    if (size === null || !Number.isFinite(size)) return null;
    found.push(size);
  }
  return found;
}

type Run = (at: readonly number[]) => number[] | null;
const sizeOf = (parts: readonly number[]) => Math.hypot(...parts);

function descend(run: Run, from: readonly number[]): number[] | null {
  let at = [...from];
  let rest = run(at);
  let damping = 1e-3;
  for (let step = 0; step < mostSteps && rest; step++) {
    const size = sizeOf(rest);
    if (size === 0) return at;
    const slopes = slopesAt(run, at, rest);
    const moved =
      slopes && at.map((value, index) => value + (stepFrom(slopes, rest ?? [], damping)[index] ?? 0));
    const next = moved && run(moved);
    if (!moved || !next || sizeOf(next) >= size) {
      if (size < 1e-12 * Math.max(1, ...at.map(Math.abs))) return at;
      damping *= 8;
      if (damping > 1e8) return null;
      continue;
    }
    [at, rest, damping] = [moved, next, Math.max(damping / 10, 1e-14)];
  }
  return rest && sizeOf(rest) < 1e-11 * Math.max(1, ...at.map(Math.abs)) ? at : null;
}

/** How each equation changes with each name. */
function slopesAt(run: Run, at: readonly number[], rest: readonly number[]): number[][] | null {
  const columns = at.map((value, index) => {
    const step = 1e-7 * Math.max(1, Math.abs(value));
    const moved = run(at.map((one, other) => (other === index ? one + step : one)));
    return moved?.map((part, row) => (part - (rest[row] ?? 0)) / step) ?? null;
  });
  if (columns.includes(null)) return null;
  return rest.map((_, row) => columns.map((column) => column?.[row] ?? 0));
}

/** The smallest step that makes all equations smaller. */
function stepFrom(slopes: readonly number[][], rest: readonly number[], damping: number): number[] {
  const count = slopes[0]?.length ?? 0;
  const index = Array.from({ length: count }, (_, at) => at);
  const matrix = index.map((row) =>
    index.map(
      (column) =>
        slopes.reduce((sum, one) => sum + (one[row] ?? 0) * (one[column] ?? 0), 0) +
        (row === column ? damping : 0),
    ),
  );
  const right = index.map(
    (row) => -slopes.reduce((sum, one, at) => sum + (one[row] ?? 0) * (rest[at] ?? 0), 0),
  );
  return solveDense(matrix, right);
}
