import { MathError } from '../errors/math-error';
import { toBig } from '../evaluate/arithmetic';
import { isBig } from '../values/classify';
import type { Node } from '../read/node';
import type { SheetSettings } from '../sheet/settings';
import { Quantity, quantityOf, scaleOf } from '../values/quantity';
import type { Value } from '../values/value';
import { namesIn, nodesOf, type Claim } from './claim';
import { compareClaims } from './compare-claims';
import { differenceOf, fits } from './difference';
import { Probe, type Scope } from './probe';
import { differsInMultiplicity } from './statements/multiplicity';
import { judgeSpellings } from './spelling/glued-units';
import { readClaim } from './read-claim';
import { judgePair, type ReadPair } from './read-pair';
import { describeCounterexample, describeHoles, type Counterexample, type Relation } from './relation';
import { judgeRounding, type Rounding } from './rounding';
import { isSolution, solvedFor } from './solved-for';
import { isSignError } from './sign-error';
import { typedNumber } from './typed-number';
import { compareUpToConstant } from './up-to-constant';

/** How two answers relate. `depends` names a condition; `not-proven` never counts against anyone. */
type AnswerVerdict =
  | 'equivalent'
  /** The same, but at single points, or by custom for some numbers, only one of them has a value. */
  | 'same-where-both'
  | 'different'
  | 'depends'
  | 'sign-error'
  | 'unit-missing'
  | 'unit-wrong'
  | 'wrong-rounding'
  | 'not-proven';

export type AnswerJudgement = { verdict: AnswerVerdict; reason: string; counterexample?: Counterexample };

export type AnswerOptions = {
  /** Significant figures, or decimals, that the answer has to have. */
  sig?: number | undefined;
  decimals?: number | undefined;
  /** How far the answer may be off, as a part of the expected value. */
  tolerance?: number | undefined;
  /** A condition on the names, such as `x > 0`. */
  assuming?: string | undefined;
  /** Antiderivatives may differ by a constant. */
  plusC?: boolean | undefined;
  type?: string | undefined;
  /** The unit that the answer has to have, as it is typed. */
  unit?: string | undefined;
  settings?: Partial<SheetSettings> | undefined;
};

/** Whether an answer is the expected one. Never guesses: what cannot be decided is `not-proven`. */
export const isEquivalent = (expected: string, given: string, options: AnswerOptions = {}): AnswerJudgement =>
  judgeSpellings([expected, given], (one, other) => judgeTexts(one, other, options), rankOf);

/** Where units are wrong, or the same letters are names, another spelling may be right. */
const rankOf = ({ verdict }: AnswerJudgement): number => {
  if (verdict === 'equivalent') return 3;
  if (verdict === 'unit-wrong' || verdict === 'not-proven') return 0;
  return verdict === 'different' ? 1 : 2;
};

function judgeTexts(expected: string, given: string, options: AnswerOptions): AnswerJudgement {
  try {
    const reading = { settings: options.settings, isQuantity: options.type === 'quantity' };
    return judgePair(expected, given, reading, (pair) => judgeAnswer(pair, options));
  } catch (error) {
    if (error instanceof MathError) return { verdict: 'not-proven', reason: error.message };
    throw error;
  }
}

function judgeAnswer(pair: ReadPair, options: AnswerOptions): AnswerJudgement {
  const { first, second, scope, bound } = pair;
  const joined = joinedName(first, second);
  if (joined !== null) return { verdict: 'not-proven', reason: joined };
  if (first.kind === 'formula' && second.kind === 'formula') {
    const own =
      judgeUnits(first.node, second.node, scope, options) ??
      judgeDigits(first.node, second.node, scope, options);
    if (own) return own;
    if (options.plusC === true)
      return judgeRelation(compareUpToConstant(first.node, second.node, scope), first, second, scope);
  }
  const condition =
    options.assuming === undefined
      ? null
      : readClaim(options.assuming, scope.settings.decimalSign, { bound }).claim;
  const relation = compareClaims(first, second, scope, {
    assuming: condition?.kind === 'statement' ? condition.node : null,
    ...(options.tolerance !== undefined && { tolerance: options.tolerance }),
  });
  if (relation.kind === 'same' && differsInMultiplicity(first, second, scope))
    return { verdict: 'depends', reason: 'The solutions are the same, but one of them counts twice.' };
  return judgeRelation(relation, first, second, scope);
}

/** `xy` is one name; where the other text has an x and a y, a product was probably meant. */
function joinedName(first: Claim, second: Claim): string | null {
  const [one, other] = [first, second].map((claim) => namesIn(nodesOf(claim)).map(({ name }) => name));
  const joined = other?.find(
    (name) =>
      name.length > 1 &&
      one?.includes(name) === false &&
      Array.from(name).every((letter) => one.includes(letter)),
  );
  return joined === undefined ? null : `${joined} is one name. Did you mean ${Array.from(joined).join('*')}?`;
}

const constantValue = (node: Node, scope: Scope): Value | null => {
  const probe = new Probe(scope);
  if (probe.variablesOf([node], []).length > 0) return null;
  const value = probe.evaluate(node, { values: new Map(), isSpecial: false });
  return value === null || value === undefined ? null : value;
};

function judgeUnits(first: Node, second: Node, scope: Scope, options: AnswerOptions): AnswerJudgement | null {
  const [x, y] = [constantValue(first, scope), constantValue(second, scope)];
  if (x === null || y === null) return null;
  if (x instanceof Quantity && !(y instanceof Quantity) && !fits(x, y))
    return { verdict: 'unit-missing', reason: 'The number has no unit.' };
  if (!(y instanceof Quantity)) return null;
  if (!fits(x, y)) return { verdict: 'unit-wrong', reason: 'The unit is of another kind.' };
  if (!(x instanceof Quantity)) return null;
  const isSameNumber = differenceOf(x.amount, y.amount) < 1e-12;
  if (isSameNumber && differenceOf(x, y) > 1e-12)
    return { verdict: 'unit-wrong', reason: 'The number is right, the unit is not.' };
  if (options.unit === undefined) return null;
  const wanted = constantValue(readClaimNode(`1 ${options.unit}`, scope), scope);
  const isAsked = wanted instanceof Quantity && fits(wanted, y) && isSameUnit(wanted, y);
  return isAsked ? null : { verdict: 'unit-wrong', reason: `The answer has to be in ${options.unit}.` };
}

function readClaimNode(text: string, scope: Scope): Node {
  const { claim } = readClaim(text, scope.settings.decimalSign);
  if (claim.kind === 'formula') return claim.node;
  throw new MathError('syntax', `${text} is no quantity.`);
}

const isSameUnit = (a: Quantity, b: Quantity) =>
  differenceOf(scaleOf(a.factors), scaleOf(b.factors)) < 1e-12 &&
  differenceOf(quantityOf(0, a.factors).si, quantityOf(0, b.factors).si) < 1e-12;

/** Rounded answers are judged by the digits as they were typed. */
function judgeDigits(
  first: Node,
  second: Node,
  scope: Scope,
  options: AnswerOptions,
): AnswerJudgement | null {
  const rounding = roundingOf(options);
  const typed = typedNumber(second);
  if (!rounding || !typed) return null;
  const probe = new Probe(scope);
  const point = { values: new Map(), isSpecial: false };
  const value = constantValue(first, scope);
  const exact = probe.evaluateDigits(first, point);
  // A quantity has 15 digits; they are turned into the unit of the answer.
  const amount =
    value instanceof Quantity && typed.unit
      ? new Quantity(value.si, typed.unit.factors, value.dimensions).amount
      : null;
  const wanted =
    amount === null ? (exact !== null && isBig(exact) ? exact : null) : toBig(Number(amount.toPrecision(14)));
  if (!wanted || !isBig(wanted)) return null;
  const verdict = judgeRounding(wanted, typed.text, rounding);
  const asked = `${rounding.count} ${rounding.kind === 'figures' ? 'significant figures' : 'decimals'}`;
  if (verdict === 'right') return { verdict: 'equivalent', reason: `Right to ${asked}.` };
  if (verdict === 'wrong-rounding') return { verdict, reason: `The answer has to be rounded to ${asked}.` };
  return judgeRelation(
    {
      kind: 'different',
      counterexample: { at: [], first: probe.show(value ?? wanted), second: typed.text },
    },
    { kind: 'formula', node: first },
    { kind: 'formula', node: second },
    scope,
  );
}

function roundingOf({ sig, decimals }: AnswerOptions): Rounding | null {
  if (sig !== undefined) return { kind: 'figures', count: sig };
  return decimals === undefined ? null : { kind: 'decimals', count: decimals };
}

function judgeRelation(relation: Relation, first: Claim, second: Claim, scope: Scope): AnswerJudgement {
  if (relation.kind === 'unknown') return { verdict: 'not-proven', reason: relation.reason };
  if (relation.kind === 'same') return judgeSame(relation, first, second);
  const { counterexample } = relation;
  const reason = `${describeCounterexample(counterexample)}.`;
  if (relation.kind === 'domain') return { verdict: 'depends', reason, counterexample };
  const isOpposite = hasWrongSign(first, second, scope);
  if (isOpposite) return { verdict: 'sign-error', reason: `Only signs differ. ${reason}`, counterexample };
  return { verdict: 'different', reason, counterexample };
}

function judgeSame(
  relation: Extract<Relation, { kind: 'same' }>,
  first: Claim,
  second: Claim,
): AnswerJudgement {
  const holes = describeHoles(relation);
  if (holes !== null)
    return { verdict: 'same-where-both', reason: `The same where both have a value; ${holes}.` };
  const isSolved = isSolution(second) && !isSolution(first);
  return {
    verdict: 'equivalent',
    reason: isSolved ? 'It solves the first: the same solutions, written as values.' : 'The same everywhere.',
  };
}

/** Formulas with other signs, or the opposite solution of one name. */
function hasWrongSign(first: Claim, second: Claim, scope: Scope): boolean {
  if (first.kind === 'formula' && second.kind === 'formula')
    return isSignError(first.node, second.node, scope);
  const [x, y] = [first, second].map((claim) => solvedFor(claim)?.body ?? null);
  return x !== null && y !== null && x !== undefined && y !== undefined && isSignError(x, y, scope);
}
