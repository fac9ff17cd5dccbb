import { MathError } from '../../errors/math-error';
import { Budget } from '../../evaluate/budget';
import type { Node } from '../../read/node';
import { isStatement } from '../claim';
import { compareFormulas } from '../compare-formulas';
import { differenceOf, fits, sizeOf } from '../difference';
import { pointsFor } from '../points';
import { Probe, type Scope } from '../probe';
import type { Relation } from '../relation';
import { isSignError } from '../sign-error';
import { compareStatements } from '../statements/compare-statements';
import { flipSigns } from './flip-signs';
import type { StepFault } from './step-faults';

const mostFlips = 12;
/** Factors by which a side is off when it was multiplied in place of divided, or a power of ten went missing. */
const usualFactors = [2, 3, 4, 5, 10, 100, 1000].flatMap((factor) => [factor, 1 / factor]);
const accuracy = 1e-9;
/** The part of the values for which a line has to hold, so that it is said to hold for some. */
const often = 0.25;
/** The search for the kind gets half of what a cell may do, because the check itself has had its own. */
const halfBudget = 1_000_000;

/** Names what is wrong with a line that does not follow from the one before. `relation` is what the check found. */
export function findFault(before: Node, line: Node, relation: Relation, scope: Scope): StepFault {
  try {
    const budget = new Budget();
    budget.spend(halfBudget);
    return judge(before, line, relation, { ...scope, budget });
  } catch (error) {
    if (!(error instanceof MathError)) throw error;
    return error.class === 'dimension-mismatch' ? 'units' : 'other';
  }
}

function judge(before: Node, line: Node, relation: Relation, scope: Scope): StepFault {
  if (fitsIn(before, before, line, scope) && !fitsIn(line, before, line, scope)) return 'units';
  if (relation.kind === 'loses' || relation.kind === 'gains') return 'lost-solution';
  if (relation.kind === 'domain') return 'not-always';
  const isFormula = !isStatement(before);
  if (isFormula && !haveOneDimension(before, line, scope)) return 'units';
  const isSame = (one: Node, other: Node) => relate(one, other, scope) === 'same';
  if (isFormula && isSignError(before, line, scope)) return 'sign';
  if (
    flipSigns(line)
      .slice(0, mostFlips)
      .some((flipped) => isSame(before, flipped))
  )
    return 'sign';
  if (
    flipSigns(before)
      .slice(0, mostFlips)
      .some((flipped) => isSame(flipped, line))
  )
    return 'sign';
  if (isFormula ? isFactorOff(before, line, scope) : isSideFactorOff(line, (other) => isSame(before, other)))
    return 'factor';
  return isFormula && holdsOften(before, line, scope) ? 'not-always' : 'other';
}

const relate = (one: Node, other: Node, scope: Scope): Relation['kind'] =>
  (isStatement(one)
    ? compareStatements(one, other, scope, { isGeneric: true })
    : compareFormulas(one, other, scope)
  ).kind;

/** Whether the sides of a statement can be equal, by their units. Formulas have no sides. */
function fitsIn(statement: Node, before: Node, line: Node, scope: Scope): boolean {
  if (statement.type !== 'compare') return true;
  const probe = new Probe(scope);
  const [point] = pointsFor(probe.variablesOf([before], [line]), 1);
  if (!point) return true;
  const [first, ...others] = statement.operands.map((side) => probe.evaluate(side, point));
  if (first === null || first === undefined) return true;
  return others.every((other) => other === null || other === undefined || fits(first, other));
}

/** The values of both formulas at points where none of the names is 0 or ±1. */
function valuesOf(before: Node, line: Node, scope: Scope) {
  const probe = new Probe(scope);
  const variables = probe.variablesOf([before], [line]);
  const pairs = pointsFor(variables, 3)
    .filter(({ isDegenerate }) => isDegenerate !== true)
    .flatMap((point) => {
      const [one, other] = [probe.evaluate(before, point), probe.evaluate(line, point)];
      const hasBoth = one !== null && one !== undefined && other !== null && other !== undefined;
      return hasBoth ? [{ one, other }] : [];
    });
  return { pairs, hasNames: variables.length > 0 };
}

const haveOneDimension = (before: Node, line: Node, scope: Scope): boolean =>
  valuesOf(before, line, scope).pairs.every(({ one, other }) => fits(one, other));

function isFactorOff(before: Node, line: Node, scope: Scope): boolean {
  const { pairs, hasNames } = valuesOf(before, line, scope);
  const factors = pairs.map(({ one, other }) => (sizeOf(other) ?? NaN) / (sizeOf(one) ?? NaN));
  const [first = NaN] = factors;
  if (!Number.isFinite(first) || first === 0) return false;
  const isConstant = factors.every((factor) => differenceOf(factor, first) <= accuracy);
  const isUsual = usualFactors.some((factor) => differenceOf(factor, first) <= accuracy);
  return isConstant && (isUsual || (hasNames && factors.length > 2));
}

/** Whether an equation is right with a usual factor on one of its sides. */
function isSideFactorOff(line: Node, isRight: (line: Node) => boolean): boolean {
  if (line.type !== 'compare' || line.operators.join() !== '==') return false;
  const [left, right] = line.operands;
  if (!left || !right) return false;
  return usualFactors.some((factor) => isRight({ ...line, operands: [left, times(factor, right)] }));
}

function times(factor: number, node: Node): Node {
  const { start, end } = node;
  const left: Node = { type: 'number', value: factor, text: String(factor), start, end };
  return { type: 'binary', operator: '*', left, right: node, at: start, isImplied: false, start, end };
}

function holdsOften(before: Node, line: Node, scope: Scope): boolean {
  const { pairs, hasNames } = valuesOf(before, line, scope);
  const equal = pairs.filter(({ one, other }) => differenceOf(one, other) <= accuracy);
  return hasNames && equal.length > 1 && equal.length >= often * pairs.length;
}
