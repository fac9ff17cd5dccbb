import { compareFormulas } from '../compare/compare-formulas';
import { compareOrder } from '../compare/compare-order';
import { compareStatements } from '../compare/statements/compare-statements';
import { isStatement } from '../compare/claim';
import { isMathConstant, Probe, type Scope } from '../compare/probe';
import { findFault } from '../compare/faults/find-fault';
import type { StepFault } from '../compare/faults/step-faults';
import type { Counterexample, Relation } from '../compare/relation';
import { judgeRounding } from '../compare/rounding';
import { typedNumber } from '../compare/typed-number';
import { MathError } from '../errors/math-error';
import { toBig } from '../evaluate/arithmetic';
import type { CompareOperator, Node } from '../read/node';
import { toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { StepOutcome, StepSign } from './cell-result';

/** What `≈` allows, as a part of the larger value. */
const nearly = 0.01;
const orders: Partial<Readonly<Record<StepSign, CompareOperator>>> = {
  '<': '<',
  '≤': '<=',
  '>': '>',
  '≥': '>=',
};

export type Checked = {
  outcome: StepOutcome;
  counterexample: Counterexample | null;
  /** Searches for what is wrong; missing where the line does not fail. */
  findFault?: () => StepFault;
};

/** Checks a line of a derivation against the one before. Throws where one of them cannot be evaluated. */
export function checkStep(before: Node, sign: StepSign, line: Node, scope: Scope): Checked {
  try {
    return check(before, sign, line, scope);
  } catch (error) {
    // A letter that is also a constant, as the c of a triangle, is an unknown where the constant does not fit.
    if (!(error instanceof MathError) || error.class !== 'dimension-mismatch') throw error;
    return check(before, sign, line, { ...scope, isUnknown: (name) => !isMathConstant(name) });
  }
}

function check(before: Node, sign: StepSign, line: Node, scope: Scope): Checked {
  const operator = orders[sign];
  const judge = (relation: Relation, good: StepOutcome): Checked => {
    const checked = outcomeOf(relation, good);
    if (checked.outcome !== 'fails') return checked;
    // Lines in an order are different things, so nothing tells what one of them should have been.
    return {
      ...checked,
      findFault: () => (operator ? 'other' : findFault(before, line, relation, scope)),
    };
  };
  if (operator) return judge(compareOrder(before, operator, line, scope), 'follows');
  if (sign === '⇒' || sign === '⇔') {
    if (!isStatement(before) || !isStatement(line))
      throw new MathError('not-supported', `${sign} stands between two equations or inequalities.`, line);
    const relation = compareStatements(before, line, scope, { isGeneric: true });
    if (sign === '⇒' && relation.kind === 'gains')
      return { outcome: 'one-way', counterexample: relation.counterexample };
    return judge(relation, 'follows');
  }
  if (isStatement(before) !== isStatement(line))
    throw new MathError('not-supported', 'One line is an equation, the other a value.', line);
  if (isStatement(before))
    return judge(compareStatements(before, line, scope, { isGeneric: true }), 'follows');
  if (sign === '≈')
    return judge(compareFormulas(before, line, scope, { tolerance: nearly, isHere: true }), 'about');
  const relation = compareFormulas(before, line, scope);
  if (relation.kind === 'different' && isRounded(before, line, scope))
    return { outcome: 'rounded', counterexample: null };
  // Equal at the sheet's values, as when only some names were replaced by their numbers.
  const isSameHere =
    relation.kind === 'different' && compareFormulas(before, line, scope, { isHere: true }).kind === 'same';
  if (isSameHere) return { outcome: 'here', counterexample: relation.counterexample };
  return judge(relation, 'follows');
}

function outcomeOf(relation: Relation, good: StepOutcome): Checked {
  if (relation.kind === 'same') return { outcome: good, counterexample: null };
  if (relation.kind === 'unknown') return { outcome: 'not-proven', counterexample: null };
  return { outcome: 'fails', counterexample: relation.counterexample };
}

/** Whether a typed number is the value above it, rounded to the figures that it has: at least two. */
function isRounded(before: Node, line: Node, scope: Scope): boolean {
  const typed = typedNumber(line);
  if (!typed) return false;
  const value = new Probe(scope).evaluate(before, { values: new Map(), isSpecial: false });
  if (value === null || value === undefined) return false;
  const amount =
    value instanceof Quantity && typed.unit
      ? new Quantity(value.si, typed.unit.factors, value.dimensions).amount
      : toDouble(value);
  const count = typed.text.replace(/e.*$/i, '').replace(/[-.]/g, '').replace(/^0+/, '').length;
  const fits = amount !== null && value instanceof Quantity === (typed.unit !== null);
  if (!fits || count < 2) return false;
  const exact = toBig(Number(amount.toPrecision(14)));
  return judgeRounding(exact, typed.text, { kind: 'figures', count }) === 'right';
}
