import type { Proof, Work } from '../algebra/guard';
import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { toDouble } from '../values/classify';
import { compareFormulas } from './compare-formulas';
import { differenceOf } from './difference';
import { pointsFor, type Point } from './points';
import { isMathConstant, Probe, type Scope } from './probe';
import type { Relation } from './relation';

/** Every name but π and e is a free number. */
const scopeOf = ({ settings, budget }: Work): Scope => ({
  settings,
  budget,
  lookup: () => null,
  definition: () => null,
  names: () => [],
  isUnknown: (name) => !isMathConstant(name),
});

function relationOf(first: Node, second: Node, work: Work): Relation['kind'] | null {
  try {
    return compareFormulas(first, second, scopeOf(work)).kind;
  } catch (error) {
    if (error instanceof MathError && error.class !== 'too-slow') return null;
    throw error;
  }
}

/**
 * Whether two formulas have the same value wherever both have one, by numbers at seeded points. A result that is not
 * the same is never shown.
 */
const isSameEverywhere = (first: Node, second: Node, work: Work): boolean =>
  relationOf(first, second, work) === 'same';

const leastPoints = 5;

/**
 * Whether both sides of an equation agree after a solution was put in: at all seeded points where both have a value,
 * and there are some. Lengths and times are above zero,
 * so a name below zero does not decide.
 */
function isSolution(first: Node, second: Node, work: Work): boolean {
  const probe = new Probe(scopeOf(work));
  const variables = probe.variablesOf([first], [second]);
  if (variables.length === 0) return isSameEverywhere(first, second, work);
  let agreed = 0;
  for (const point of pointsFor(variables, 60)) {
    const [x, y] = [probe.evaluate(first, point), probe.evaluate(second, point)];
    if (x === null || x === undefined || y === null || y === undefined) continue;
    const [a, b] = [toDouble(x), toDouble(y)];
    const isNear = a !== null && b !== null && Math.abs(a - b) < 1e-8 * sizeAt(point);
    if (isNear || differenceOf(x, y) < 1e-9) agreed += 1;
    else if (isPositive(point)) return false;
  }
  return agreed >= leastPoints;
}

const numbersAt = ({ values }: Point) => [...values.values()].map((value) => toDouble(value) ?? NaN);
const isPositive = (point: Point) => numbersAt(point).every((value) => value > 0);
/** How large the terms of an equation may be at a point, for what rounding leaves of a zero. */
const sizeAt = (point: Point) => Math.max(1, ...numbersAt(point).map(Math.abs)) ** 2;

/** Checks results of algebra by numbers at seeded points. */
export const proveByNumbers: Proof = { isSameEverywhere, isSolution };
