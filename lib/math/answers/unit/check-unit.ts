import type { BigNumber } from 'mathjs';
import type { Scope } from '../../compare/probe';
import { readClaim } from '../../compare/read-claim';
import type { ReadPair } from '../../compare/read-pair';
import { MathError } from '../../errors/math-error';
import { mathjs } from '../../evaluate/mathjs';
import type { Node } from '../../read/node';
import { isSameDimension } from '../../units/dimensions';
import type { AnswerTest, AnswerVerdict } from '../answer-test';
import { judgeCount, judgeSize } from '../figures/judge-digits';
import { mainNumber } from '../figures/main-number';
import { Unmarkable } from '../read-answer';
import { readQuantity, type TypedQuantity } from './read-quantity';
import { isSameUnits } from './units-in';

type UnitTest = Extract<AnswerTest, { kind: 'unit' }>;

const accuracy = 1e-9;
const no = (kind: AnswerVerdict['kind'], reason: string): AnswerVerdict => ({ verdict: 'no', kind, reason });

/** Whether a quantity has the size of the key, in a unit of its kind or in the very unit of the key. */
export function checkUnit({ first, second, scope }: ReadPair, test: UnitTest): AnswerVerdict {
  const key = first.kind === 'formula' ? readQuantity(first.node, scope) : null;
  if (second.kind !== 'formula') return no('other-kind', 'The answer is no quantity.');
  const given = readGiven(second.node, scope);
  if (given === 'misfit') return no('unit-wrong', 'The units of the answer do not fit one another.');
  if (!given) throw new Unmarkable('answer', 'The answer has no value.');
  if (!key) throw new Unmarkable('key', 'The key is no quantity.');
  if (key.units.length === 0 && given.units.length > 0)
    throw new Unmarkable('key', 'The key has no unit, but the answer has one.');
  const wrong = judgeUnits(key, given, test) ?? judgeNumber(key, given, test, scope);
  return wrong ?? { verdict: 'yes', kind: 'as-asked', reason: 'Number and unit are right.' };
}

/** An answer such as `5 m + 1 s` has units, but wrong ones. */
function readGiven(node: Node, scope: Scope): TypedQuantity | 'misfit' | null {
  try {
    return readQuantity(node, scope);
  } catch (error) {
    if (error instanceof MathError && error.class === 'dimension-mismatch') return 'misfit';
    throw error;
  }
}

function judgeUnits(key: TypedQuantity, given: TypedQuantity, test: UnitTest): AnswerVerdict | null {
  if (key.units.length > 0 && given.units.length === 0) return no('unit-missing', 'The unit is missing.');
  if (!given.hasNumber) return no('number-missing', 'The number before the unit is missing.');
  if (!isSameDimension(key.dimensions, given.dimensions) || !isSameUnits(ownOnly(key), ownOnly(given)))
    return no('unit-wrong', 'The unit is of another kind.');
  if (test.sameUnit === true && !isSameUnits(key.units, given.units))
    return no('unit-not-asked', 'The unit is of the right kind, but another one is asked for.');
  return null;
}

/** Names that are no units of ours. */
const ownOnly = ({ units }: TypedQuantity) => units.filter(({ unit }) => unit === null);

function judgeNumber(
  key: TypedQuantity,
  given: TypedQuantity,
  test: UnitTest,
  scope: Scope,
): AnswerVerdict | null {
  const isDigital = test.sig !== undefined || test.decimals !== undefined;
  const wrong = isDigital ? judgeDigits(key, given, test) : judgeTolerance(key, given, test, scope);
  if (!wrong) return null;
  const isNumberOnly = key.scale !== given.scale && isNear(amountOf(key, key), amountOf(given, given));
  return isNumberOnly ? no('unit-wrong', 'The number is right, the unit is not.') : wrong;
}

function judgeDigits(key: TypedQuantity, given: TypedQuantity, test: UnitTest): AnswerVerdict | null {
  const typed = mainNumber(given.node);
  const count = judgeCount(typed, test);
  if (count || typed === null || test.figuresOnly === true) return count;
  return judgeSize(exactAmount(key, given), mathjs.bignumber(typed), test);
}

function judgeTolerance(
  key: TypedQuantity,
  given: TypedQuantity,
  { relative, absolute }: UnitTest,
  scope: Scope,
): AnswerVerdict | null {
  const apart = Math.abs(key.si - given.si);
  const rounding = accuracy * Math.max(Math.abs(key.si), Math.abs(given.si));
  const allowed =
    (relative ?? 0) * Math.abs(key.si) + (absolute === undefined ? 0 : sizeOf(absolute, key, scope));
  if (apart <= allowed + rounding) return null;
  if (key.si !== 0 && Math.abs(key.si + given.si) <= allowed + rounding)
    return no('sign', 'The sign is wrong.');
  const isAsked = relative !== undefined || absolute !== undefined;
  return no(isAsked ? 'too-far' : 'different', 'The number is too far from the right one.');
}

/** A tolerance in base units. As an amount with a unit it has to have the very unit of the key. */
function sizeOf(absolute: number | string, key: TypedQuantity, scope: Scope): number {
  const plain = Number(absolute);
  if (Number.isFinite(plain)) return Math.abs(plain * key.scale);
  const { claim } = readClaim(String(absolute), scope.settings.decimalSign);
  const read = claim.kind === 'formula' ? readQuantity(claim.node, scope) : null;
  if (!read || !isSameUnits(read.units, key.units))
    throw new Unmarkable('key', 'The tolerance needs the unit of the key.');
  return Math.abs(read.si);
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= accuracy * Math.max(Math.abs(a), Math.abs(b));

/** The size of one quantity in the unit of another. */
const amountOf = (one: TypedQuantity, { scale, zero }: TypedQuantity) => one.si / scale - zero;

/** The same with decimal digits: doubles leave the last two of their places unsure. */
function exactAmount(key: TypedQuantity, given: TypedQuantity): BigNumber {
  const digits = given.zero === 0 ? 14 : 12;
  const amount = amountOf(key, given);
  if (!Number.isFinite(amount)) throw new MathError('too-large', 'The number is too large.');
  return mathjs.bignumber(Number(amount.toPrecision(digits)));
}
