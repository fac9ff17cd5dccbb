import type { Node } from '../read/node';
import { isBig } from '../values/classify';
import type { Value } from '../values/value';
import { counterexampleAt } from './counterexample';
import { differenceOf, sizeOf } from './difference';
import { pointsFor, type Point, type Variable } from './points';
import { Probe, usesImaginary, type Scope } from './probe';
import type { Counterexample, Relation } from './relation';
import { powerHole, wholeBase } from './power-holes';
import { holdsAt } from './statements/truth';

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
const mostRescued = 12;

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
  const real = new Probe(scope, usesImaginary([first, second], scope) ? 'complex' : scope.settings.numbers);
  const all = real.variablesOf([first], [second]);
  const variables = options.isHere === true ? all.filter((one) => 'range' in one) : all;
  let tally = count(real, variables, { first, second, rounds: 6, ...options });
  if (tally.agreed < enough && isOpen(tally) && variables.length > 0)
    tally = count(real, variables, { first, second, rounds: 60, ...options });
  if (tally.agreed === 0 && isOpen(tally) && scope.settings.numbers === 'real')
    tally = count(new Probe(scope, 'complex'), variables, { first, second, rounds: 6, ...options });
  const { different, doubtful, outside, holes, agreed } = tally;
  const powers = holes ? null : powerHole(real, variables, first, second);
  if (different) return { kind: 'different', counterexample: different };
  if (outside.length > 1 || (outside[0] && agreed === 0))
    return {
      kind: 'domain',
      counterexample: holes ?? outside[0] ?? nowhere,
      isSameForPositive: tally.agreedAbove >= enough && tally.outsideAbove === 0,
    };
  const wanted = variables.length === 0 ? 1 : enough;
  if (agreed < wanted)
    return { kind: 'unknown', reason: 'There are too few points where both have a value.' };
  if (doubtful) return { kind: 'unknown', reason: 'The two are too close to tell apart.' };
  const wholeOnly = wholeBase(first, second);
  return {
    kind: 'same',
    holes: holes ?? outside[0] ?? powers,
    ...(wholeOnly !== null && { wholeOnly }),
  };
}

const nowhere: Counterexample = { at: [], first: null, second: null };

type Tally = {
  agreed: number;
  /** Of these and of the points outside, those where every name is positive. */
  agreedAbove: number;
  outsideAbove: number;
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
  const tally: Tally = {
    agreed: 0,
    agreedAbove: 0,
    outsideAbove: 0,
    different: null,
    doubtful: false,
    outside: [],
    holes: null,
  };
  const points = pointsFor(variables, rounds);
  let checked = 0;
  let rescued = 0;
  for (const point of points) {
    if (assuming && !holdsAt(probe, assuming, point)) continue;
    const [x, y] = [probe.evaluate(first, point), probe.evaluate(second, point)];
    const isAbove = [...point.values.values()].every((value) => (sizeOf(value) ?? -1) > 0);
    if (x === undefined || y === undefined) {
      // Too large or too small for doubles, but not for 50 digits.
      const digits = rescued < mostRescued ? digitsOf(probe, given, point) : null;
      rescued += 1;
      if (digits === null) continue;
      if (differenceOf(...digits) <= exactly) tally.agreed += 1;
      else {
        tally.different = counterexampleAt(probe, variables, point, ...shortened(digits));
        return tally;
      }
      continue;
    }
    if (x === null && y === null) continue;
    if (x === null || y === null) {
      const found = counterexampleAt(probe, variables, point, x, y);
      if (point.isSpecial || variables.some((one) => 'range' in one && one.range === 'whole'))
        tally.holes ??= found;
      else {
        tally.outside.push(found);
        if (isAbove) tally.outsideAbove += 1;
      }
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
      if (isAbove) tally.agreedAbove += 1;
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

/** For people six figures are enough. */
const shortened = ([x, y]: [Value, Value]): [Value, Value] => [
  isBig(x) ? x.toSignificantDigits(6) : x,
  isBig(y) ? y.toSignificantDigits(6) : y,
];

function digitsOf(probe: Probe, { first, second }: Case, point: Point): [Value, Value] | null {
  const x = probe.evaluateDigits(first, point);
  const y = x === null ? null : probe.evaluateDigits(second, point);
  return x === null || y === null ? null : [x, y];
}

function exactDifference(probe: Probe, given: Case, point: Point): number | null {
  const digits = digitsOf(probe, given, point);
  return digits && differenceOf(...digits);
}
