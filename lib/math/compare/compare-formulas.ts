import type { Node } from '../read/node';
import type { Value } from '../values/value';
import { differenceOf } from './difference';
import { pointsFor, type Point, type Variable } from './points';
import { Probe, type Outcome, type Scope } from './probe';
import type { Counterexample, Relation } from './relation';
import { holdsAt } from './truth';

/** Conditions that points have to meet, and what counts as the same. */
export type FormulaOptions = {
  assuming?: Node | null;
  /** How far apart two values may be, as a part of the larger. */
  tolerance?: number;
  /** Only at the values of the sheet, for what is nearly the same there. */
  isHere?: boolean;
};

const accuracy = 1e-9;
/** Doubles this far apart differ, whatever rounding did. */
const clearlyApart = 1e-6;
const exactly = 1e-30;
const enough = 8;
const mostChecked = 4;

/**
 * Compares two formulas at the sheet's own values and at seeded points. A difference, and some of the agreements, are
 * checked again with 50 digits, so neither rounding nor a near miss decides.
 */
export function compareFormulas(
  first: Node,
  second: Node,
  scope: Scope,
  options: FormulaOptions = {},
): Relation {
  const real = new Probe(scope);
  const all = real.variablesOf([first], [second]);
  const variables = options.isHere === true ? all.filter((one) => 'range' in one) : all;
  let tally = count(real, variables, { first, second, rounds: 6, ...options });
  if (tally.agreed < enough && isOpen(tally) && variables.length > 0)
    tally = count(real, variables, { first, second, rounds: 60, ...options });
  if (tally.agreed === 0 && isOpen(tally) && scope.settings.numbers === 'real')
    tally = count(new Probe(scope, 'complex'), variables, { first, second, rounds: 6, ...options });
  const { different, doubtful, outside, holes, agreed } = tally;
  if (different) return { kind: 'different', counterexample: different };
  if (outside.length > 1 || (outside[0] && agreed === 0))
    return { kind: 'domain', counterexample: holes ?? outside[0] ?? nowhere };
  const wanted = variables.length === 0 ? 1 : enough;
  if (agreed < wanted)
    return { kind: 'unknown', reason: 'There are too few points where both have a value.' };
  if (doubtful) return { kind: 'unknown', reason: 'The two are too close to tell apart.' };
  return { kind: 'same', holes: holes ?? outside[0] ?? null };
}

const nowhere: Counterexample = { at: [], first: null, second: null };

type Tally = {
  agreed: number;
  different: Counterexample | null;
  doubtful: boolean;
  /** Points that are not special, where only one side has a value. */
  outside: Counterexample[];
  holes: Counterexample | null;
};

const isOpen = ({ different, outside }: Tally) => different === null && outside.length < 2;

type Case = FormulaOptions & { first: Node; second: Node; rounds: number };

function count(probe: Probe, variables: readonly Variable[], given: Case): Tally {
  const { first, second, rounds, assuming = null, tolerance = 0 } = given;
  const tally: Tally = { agreed: 0, different: null, doubtful: false, outside: [], holes: null };
  const points = pointsFor(variables, rounds);
  let checked = 0;
  for (const point of points) {
    if (assuming && !holdsAt(probe, assuming, point)) continue;
    const [x, y] = [probe.evaluate(first, point), probe.evaluate(second, point)];
    if (x === undefined || y === undefined || (x === null && y === null)) continue;
    if (x === null || y === null) {
      const found = counterexampleAt(probe, variables, point, x, y);
      if (point.isSpecial || variables.some((one) => 'range' in one && one.range === 'whole'))
        tally.holes ??= found;
      else tally.outside.push(found);
      continue;
    }
    const apart = differenceOf(x, y);
    if (apart <= Math.max(accuracy, tolerance)) {
      if (tolerance === 0 && checked < mostChecked && apart !== Infinity) {
        checked += 1;
        if ((exactDifference(probe, given, point) ?? 0) > exactly) {
          tally.different = counterexampleAt(probe, variables, point, x, y);
          return tally;
        }
      }
      tally.agreed += 1;
      continue;
    }
    const exact = tolerance === 0 ? exactDifference(probe, given, point) : null;
    if (exact !== null && exact <= exactly) tally.agreed += 1;
    else if (exact !== null || apart > clearlyApart) {
      tally.different = counterexampleAt(probe, variables, point, x, y);
      return tally;
    } else tally.doubtful = true;
  }
  return tally;
}

function exactDifference(probe: Probe, { first, second }: Case, point: Point): number | null {
  const x = probe.evaluateDigits(first, point);
  const y = x === null ? null : probe.evaluateDigits(second, point);
  return x === null || y === null ? null : differenceOf(x, y);
}

/** The values at a point, for people; at the sheet's own values those of the names that count. */
export function counterexampleAt(
  probe: Probe,
  variables: readonly Variable[],
  point: Point,
  x: Outcome,
  y: Outcome,
): Counterexample {
  const shown = (value: Outcome) => (value === null || value === undefined ? null : probe.show(value));
  const valueOf = (name: string): Value | null => point.values.get(name) ?? probe.scope.lookup(name);
  const at = variables.flatMap(({ name }) => {
    const value = valueOf(name);
    return value === null ? [] : [{ name, value: probe.show(value) }];
  });
  return { at, first: shown(x), second: shown(y) };
}
