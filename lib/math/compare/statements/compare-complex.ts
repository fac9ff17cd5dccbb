import { MathError } from '../../errors/math-error';
import { mathjs } from '../../evaluate/mathjs';
import type { Node } from '../../read/node';
import { polynomialOf } from '../../solve/polynomial';
import { isComplex, toDouble } from '../../values/classify';
import type { Value } from '../../values/value';
import { complexRoots, type ComplexNumber } from '../complex-roots';
import { counterexampleAt } from '../counterexample';
import { pointsFor, type Point } from '../points';
import { Probe, type Scope } from '../probe';
import type { Counterexample, Relation } from '../relation';
import { differencesIn, withValue } from './boundaries';
import { equationsOf } from './equations-of';
import { holdsAt } from './truth';

const mostAssignments = 8;
const enough = 4;

/**
 * Compares the solutions of two statements of equations over the complex numbers. One name moves over the roots of
 * every equation, which has to be a polynomial in it; the others take seeded complex values.
 */
export function compareComplex(first: Node, second: Node, scope: Scope): Relation {
  const probe = new Probe(scope, 'complex');
  const unknown: Relation = {
    kind: 'unknown',
    reason: 'These equations cannot be solved over complex numbers.',
  };
  if (!equationsOf(first) || !equationsOf(second)) return unknown;
  const variables = probe.variablesOf([first], [second]);
  const differences = [first, second].flatMap(differencesIn);
  for (const moved of variables) {
    const others = variables.filter((variable) => variable !== moved);
    const assignments = pointsFor(others, 1)
      .filter(({ isDegenerate }) => isDegenerate !== true)
      .slice(0, mostAssignments)
      .map(asComplex);
    let onlyFirst: Counterexample | null = null;
    let onlySecond: Counterexample | null = null;
    let both = 0;
    let isSolved = true;
    for (const assignment of assignments)
      for (const difference of differences) {
        const roots = rootsOf(probe, difference, moved.name, assignment);
        if (roots === null) isSolved = false;
        for (const root of roots ?? []) {
          const point = withValue(assignment, moved.name, tidy(root));
          const [isFirst, isSecond] = [holdsAt(probe, first, point), holdsAt(probe, second, point)];
          if (isFirst && isSecond) both += 1;
          if (isFirst && !isSecond) onlyFirst ??= counterexampleAt(probe, variables, point, true, false);
          if (!isFirst && isSecond) onlySecond ??= counterexampleAt(probe, variables, point, false, true);
        }
      }
    if (onlyFirst && onlySecond) return { kind: 'different', counterexample: onlyFirst };
    if (onlyFirst) return { kind: 'loses', counterexample: onlyFirst };
    if (onlySecond) return { kind: 'gains', counterexample: onlySecond };
    if (isSolved && both >= (others.length === 0 ? 1 : enough)) return { kind: 'same', holes: null };
  }
  return unknown;
}

/** Real seeds moved off the real line, each by an amount of its own. */
const asComplex = (point: Point): Point => ({
  ...point,
  values: new Map(
    [...point.values].map(([name, value], at) => [
      name,
      mathjs.complex(toDouble(value) ?? 1, 0.7 + 0.31 * at) as Value,
    ]),
  ),
});

const tidy = ({ re, im }: ComplexNumber): Value =>
  Math.abs(im) <= 1e-13 * Math.max(1, Math.abs(re)) ? re : mathjs.complex(re, im);

function rootsOf(probe: Probe, node: Node, name: string, others: Point): ComplexNumber[] | null {
  try {
    const polynomial = polynomialOf(node, name, probe.at(others));
    const parts = polynomial?.map((part) => {
      if (part === null) return { re: 0, im: 0 };
      if (isComplex(part)) return { re: part.re, im: part.im };
      return { re: toDouble(part) ?? NaN, im: 0 };
    });
    if (!parts || parts.some(({ re }) => Number.isNaN(re))) return null;
    while (parts.length > 0 && Math.hypot(parts.at(-1)?.re ?? 0, parts.at(-1)?.im ?? 0) === 0) parts.pop();
    return parts.length < 2 ? [] : complexRoots(parts);
  } catch (error) {
    if (error instanceof MathError && error.class !== 'too-slow') return null;
    throw error;
  }
}
