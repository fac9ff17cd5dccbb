import type { Node } from '../read/node';
import { boundariesOf, isPolynomialIn, withValue, type Boundaries } from './boundaries';
import { counterexampleAt } from './compare-formulas';
import { pointsFor, type Point, type Variable } from './points';
import { Probe, type Scope } from './probe';
import type { Counterexample, Relation } from './relation';
import { holdsAt } from './truth';

const mostAssignments = 12;
const mostSearches = 3;
const besides = [-1e-3, 1e-3];
const grid = [0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 5, -5, 7.5, -7.5, 12, -12, 100, -100];

/**
 * Compares the solutions of two statements. One name moves over every place where their truth can change, and over
 * points between; the others take seeded values.
 */
export function compareStatements(
  first: Node,
  second: Node,
  scope: Scope,
  assuming: Node | null = null,
): Relation {
  const probe = new Probe(scope);
  const variables = probe.variablesOf([first], [second]);
  const moved =
    variables.find(({ name }) => isPolynomialIn(probe, [first, second], name, variables)) ?? variables[0];
  const others = variables.filter((variable) => variable !== moved);
  if (!moved) return compareTruths(probe, first, second);
  const seen = { both: 0, onlyFirst: null, onlySecond: null, isComplete: true } satisfies Seen as Seen;
  // At 0 and 1 a formula may lose its sense, and every rearranging with it.
  const points = pointsFor(others, 2).filter(({ isDegenerate }) => isDegenerate !== true);
  const assignments = points.slice(0, mostAssignments);
  for (const [at, assignment] of assignments.entries()) {
    // A search for roots is costly, and few of them say as much.
    if (!seen.isComplete && at >= mostSearches) break;
    const boundaries = [first, second].map((node) => boundariesOf(probe, node, moved.name, assignment));
    if (boundaries.some(({ isComplete }) => !isComplete)) seen.isComplete = false;
    for (const x of placesFor(boundaries)) {
      const point = withValue(assignment, moved.name, x);
      if (assuming && !holdsAt(probe, assuming, point)) continue;
      look(seen, probe, variables, point, holdsAt(probe, first, point), holdsAt(probe, second, point));
    }
    if (seen.onlyFirst && seen.onlySecond) break;
  }
  return judge(seen);
}

type Seen = {
  both: number;
  onlyFirst: Counterexample | null;
  onlySecond: Counterexample | null;
  /** Whether all places are known where the truth can change. */
  isComplete: boolean;
};

const empty: Point = { values: new Map(), isSpecial: false };

function look(
  seen: Seen,
  probe: Probe,
  variables: readonly Variable[],
  point: Point,
  isFirst: boolean,
  isSecond: boolean,
): void {
  if (isFirst && isSecond) seen.both += 1;
  if (isFirst && !isSecond) seen.onlyFirst ??= counterexampleAt(probe, variables, point, true, false);
  if (!isFirst && isSecond) seen.onlySecond ??= counterexampleAt(probe, variables, point, false, true);
}

function judge({ both, onlyFirst, onlySecond, isComplete }: Seen): Relation {
  if (onlyFirst && onlySecond) return { kind: 'different', counterexample: onlyFirst };
  if (onlyFirst) return { kind: 'loses', counterexample: onlyFirst };
  if (onlySecond) return { kind: 'gains', counterexample: onlySecond };
  return both > 0 || isComplete
    ? { kind: 'same', holes: null }
    : { kind: 'unknown', reason: 'No values were found that solve either of them.' };
}

/** The boundaries first, then what lies beside and between them, then a grid. */
function placesFor(boundaries: readonly Boundaries[]): number[] {
  const places = boundaries.flatMap((one) => one.places);
  const rising = [...places].sort((a, b) => a - b);
  const between = rising.slice(1).map((place, at) => (place + (rising[at] ?? place)) / 2);
  const [low, high] = [rising[0] ?? 0, rising.at(-1) ?? 0];
  const beside = places.flatMap((place) =>
    besides.map((step) => place + step * Math.max(1, Math.abs(place))),
  );
  return [
    ...new Set([...places, ...between, low - 0.5, high + 0.5, ...grid, low - 20, high + 20, ...beside]),
  ];
}

/** Statements without unknowns are true or false. */
function compareTruths(probe: Probe, first: Node, second: Node): Relation {
  const [isFirst, isSecond] = [first, second].map((node) => holdsAt(probe, node, empty));
  if (isFirst === isSecond) return { kind: 'same', holes: null };
  return {
    kind: 'different',
    counterexample: { at: [], first: String(isFirst), second: String(isSecond) },
  };
}
