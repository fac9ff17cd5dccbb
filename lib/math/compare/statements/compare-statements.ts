import type { Node } from '../../read/node';
import { boundariesOf, differencesIn, isPolynomialIn, withValue, type Boundaries } from './boundaries';
import { counterexampleAt } from '../counterexample';
import { pointsFor, type Point, type Variable } from '../points';
import { solvedFor } from '../solved-for';
import { Probe, usesImaginary, type Scope } from '../probe';
import type { Counterexample, Relation } from '../relation';
import { compareComplex } from './compare-complex';
import { equationsOf } from './equations-of';
import { searchSolutions } from './search-solutions';
import { compareTruthNames } from './truth-names';
import { holdsAt } from './truth';

const mostAssignments = 12;
const mostSearches = 3;
const mostOthers = 4;
const fewAssignments = 2;
const besides = [-1e-3, 1e-3];
const grid = [0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 5, -5, 7.5, -7.5, 12, -12, 100, -100];

export type StatementOptions = {
  /** A condition on the names. */
  assuming?: Node | null | undefined;
  /** Names are taken as not zero, so that `m g h = m v^2/2` may be divided by m. */
  isGeneric?: boolean;
};

/**
 * Compares the solutions of two statements. One name after another moves over every place where their truth can
 * change, and over points between; the others take seeded values. Several equations together are also solved.
 */
export function compareStatements(
  first: Node,
  second: Node,
  scope: Scope,
  options: StatementOptions = {},
): Relation {
  const probe = new Probe(scope);
  const truths = compareTruthNames(probe, first, second);
  if (truths) return truths;
  if (usesImaginary([first, second], scope)) return compareComplex(first, second, scope);
  const variables = probe.variablesOf([first], [second]);
  const isEasy = ({ name }: Variable) => isPolynomialIn(probe, [first, second], name, variables);
  const moved = variables.find(isEasy) ?? variables[0];
  if (!moved) return compareTruths(probe, first, second);
  const { isGeneric = false } = options;
  const solved = [first, second].flatMap((node) => solvedFor({ kind: 'statement', node })?.body ?? []);
  const walk: Walk = { probe, first, second, variables, solved, ...options };
  const seen = { both: 0, onlyFirst: null, onlySecond: null, isComplete: true } satisfies Seen as Seen;
  const points = pointsBeside(moved, variables);
  const zeros = isGeneric ? [] : withoutOwnNames(probe, first, second, points);
  moveAlong(walk, seen, moved, [...points.slice(0, mostAssignments), ...zeros]);
  const others = variables.filter((variable) => variable !== moved);
  if (!isGeneric)
    for (const other of others.slice(0, mostOthers))
      if (isOpen(seen) && isEasy(other))
        moveAlong(walk, seen, other, pointsBeside(other, variables).slice(0, fewAssignments));
  const isSystem = [first, second].some((node) => equationsOf(node)?.some((one) => one.length > 1) === true);
  if (isOpen(seen) && others.length > 0 && (isSystem || seen.both === 0)) {
    if (seen.both === 0) seen.isComplete = false;
    for (const point of [first, second].flatMap((node) => searchSolutions(probe, node, namesOf(variables))))
      look(walk, seen, point);
  }
  const relation = judge(seen);
  // That a name does not matter at all takes more than some places.
  const isUnsure = !isGeneric && !seen.isComplete && ownNames(probe, first, second).length > 0;
  return relation.kind === 'same' && isUnsure
    ? { kind: 'unknown', reason: 'Only one of them has a name, and not all of its values could be tried.' }
    : relation;
}

type Walk = StatementOptions & {
  probe: Probe;
  first: Node;
  second: Node;
  variables: readonly Variable[];
  /** The other sides of `h = 2A/(a + b)`: solving for h takes the divisor as not zero. */
  solved: readonly Node[];
};

const isOpen = ({ onlyFirst, onlySecond }: Seen) => onlyFirst === null && onlySecond === null;

/** Values for all names but one. At 0 and 1 a formula may lose its sense, and every rearranging with it. */
const pointsBeside = (moved: Variable, variables: readonly Variable[]): Point[] =>
  pointsFor(
    variables.filter((variable) => variable !== moved),
    2,
  ).filter(({ isDegenerate }) => isDegenerate !== true);

function moveAlong(walk: Walk, seen: Seen, moved: Variable, assignments: readonly Point[]): void {
  const { probe, first, second } = walk;
  for (const [at, assignment] of assignments.entries()) {
    // A search for roots is costly, and few of them say as much.
    if (!seen.isComplete && at >= mostSearches) break;
    const boundaries = [first, second].map((node) => boundariesOf(probe, node, moved.name, assignment));
    if (boundaries.some(({ isComplete }) => !isComplete)) seen.isComplete = false;
    for (const x of placesFor(boundaries)) {
      const point = withValue(assignment, moved.name, x);
      if (assignment.isDegenerate === true && !hasValues(probe, [first, second], point)) continue;
      look(walk, seen, point);
    }
    if (seen.onlyFirst && seen.onlySecond) break;
  }
}

const namesOf = (variables: readonly Variable[]) => variables.map(({ name }) => name);

/** The names that only one of two statements has. */
function ownNames(probe: Probe, first: Node, second: Node): string[] {
  const [one, other] = [first, second].map((node) => new Set(namesOf(probe.variablesOf([node], []))));
  return [...(one ?? []), ...(other ?? [])].filter((name) => one?.has(name) !== other?.has(name));
}

/** With a name that only one statement has at zero, that one may hold for all other values, as `a x = a y` does. */
function withoutOwnNames(probe: Probe, first: Node, second: Node, points: readonly Point[]): Point[] {
  return ownNames(probe, first, second).flatMap((name) =>
    points
      .slice(0, 2)
      .filter(({ values }) => values.has(name))
      .map(({ values }) => ({
        values: new Map([...values, [name, 0]]),
        isSpecial: true,
        isDegenerate: true,
      })),
  );
}

/** Whether every side of every comparison has a value. */
const hasValues = (probe: Probe, nodes: readonly Node[], point: Point) =>
  nodes.flatMap(differencesIn).every((difference) => {
    const value = probe.evaluate(difference, point);
    return value !== null && value !== undefined;
  });

type Seen = {
  both: number;
  onlyFirst: Counterexample | null;
  onlySecond: Counterexample | null;
  /** Whether all places are known where the truth can change. */
  isComplete: boolean;
};

const empty: Point = { values: new Map(), isSpecial: false };

function look({ probe, first, second, variables, solved, assuming }: Walk, seen: Seen, point: Point): void {
  if (assuming && !holdsAt(probe, assuming, point)) return;
  const [isFirst, isSecond] = [holdsAt(probe, first, point), holdsAt(probe, second, point)];
  if (isFirst && isSecond) seen.both += 1;
  if (isFirst !== isSecond && solved.some((body) => probe.isPole(body, point))) return;
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
