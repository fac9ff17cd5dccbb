import type { Claim } from '../../compare/claim';
import { compareClaims } from '../../compare/compare-claims';
import type { ReadPair } from '../../compare/read-pair';
import { describeCounterexample, describeHoles, type Relation } from '../../compare/relation';
import { isSignError } from '../../compare/sign-error';
import { isSolution } from '../../compare/solved-for';
import { normalForm } from '../form/normal-form';
import type { AnswerTest, AnswerVerdict } from '../answer-test';
import { readCondition } from '../read-answer';
import { judgeTolerance } from './judge-tolerance';
import { kindWords, type KindWords } from './kind-words';

type ValueTest = Extract<AnswerTest, { kind: 'value' }>;

/** Whether the answer has the value of the key, or the same solutions. */
export function checkValue(pair: ReadPair, test: ValueTest): AnswerVerdict {
  const { first, second, scope } = pair;
  const kinds = judgeKinds(first, second);
  if (kinds) return kinds;
  if (normalForm(first) === normalForm(second))
    return { verdict: 'yes', kind: 'same', reason: 'The same as the key.' };
  if (test.relative !== undefined || test.absolute !== undefined) {
    const judged = judgeTolerance(first, second, scope, test);
    if (judged) return judged;
  }
  const relation = compareClaims(first, second, scope, { assuming: readCondition(pair, test.assuming) });
  if (relation.kind === 'same') return judgeSame(relation, first, second);
  if (relation.kind === 'unknown')
    return { verdict: 'not-proven', kind: 'undecided', reason: relation.reason };
  const { counterexample } = relation;
  const words = describeCounterexample(counterexample);
  if (relation.kind === 'domain') {
    const verdict = relation.isSameForPositive === true ? 'yes' : 'no';
    const kind = verdict === 'yes' ? 'same-where-both' : 'other-domain';
    return { verdict, kind, reason: `The same where both have a value; ${words}.`, counterexample };
  }
  const isSign =
    first.kind === 'formula' && second.kind === 'formula' && isSignError(first.node, second.node, scope);
  const reason = isSign ? `Only signs differ: ${words}.` : `${words}.`;
  return { verdict: 'no', kind: isSign ? 'sign' : 'different', reason, counterexample };
}

function judgeSame(
  relation: Extract<Relation, { kind: 'same' }>,
  first: Claim,
  second: Claim,
): AnswerVerdict {
  const holes = describeHoles(relation);
  if (holes !== null)
    return {
      verdict: 'yes',
      kind: 'same-where-both',
      reason: `The same where both have a value; ${holes}.`,
      ...(relation.holes && { counterexample: relation.holes }),
    };
  const isSolved = isSolution(second) && !isSolution(first);
  return isSolved
    ? { verdict: 'yes', kind: 'solves', reason: 'This solves it: the same solutions, written as values.' }
    : { verdict: 'yes', kind: 'same', reason: 'The same everywhere.' };
}

/** A bare value is no equation, and a list is no set. */
function judgeKinds(first: Claim, second: Claim): AnswerVerdict | null {
  const [key, given] = [kindWords(first), kindWords(second)];
  return canCompare(key, given) || canCompare(given, key)
    ? null
    : { verdict: 'no', kind: 'other-kind', reason: `The answer is ${given}, but ${key} is asked for.` };
}

function canCompare(one: KindWords, other: KindWords): boolean {
  if (one === other || one === 'either') return true;
  if (one === 'a list of two') return ['a value', 'a statement', 'an interval'].includes(other);
  const ranges: readonly KindWords[] = ['a statement', 'an interval', 'a set'];
  return ranges.includes(one) && ranges.includes(other);
}
