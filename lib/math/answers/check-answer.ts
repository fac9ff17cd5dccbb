import { nodesOf } from '../compare/claim';
import { judgeSpellings } from '../compare/spelling/glued-units';
import type { ReadPair } from '../compare/read-pair';
import { MathError } from '../errors/math-error';
import { walk } from '../sheet/free-names';
import type { AnswerGiven, AnswerVerdict } from './answer-test';
import { checkFigures } from './figures/check-figures';
import { checkAntiderivative } from './antiderivative/check-antiderivative';
import { checkForm } from './form/check-form';
import { checkUnit } from './unit/check-unit';
import { checkValue } from './value/check-value';
import { judgeRead, requireValues, Unmarkable } from './read-answer';

/**
 * Whether an answer is what a key asks for, with the reason as a kind and as a plain sentence. The same in every
 * browser. Never throws for what somebody typed: a text that cannot be read is `invalid`, a pair that cannot be
 * decided `not-proven`.
 */
export function checkAnswer(answer: AnswerGiven): AnswerVerdict {
  const { expected, given } = answer;
  if (expected === null) return checkTexts(answer);
  const judge = (key: string, other: string) => checkTexts({ ...answer, expected: key, given: other });
  return judgeSpellings([expected, given], judge, rankOf);
}

/** Where units are of another kind, or the same letters are names, another spelling may be right. */
const rankOf = ({ verdict, kind }: AnswerVerdict): number => {
  if (verdict === 'yes') return 3;
  if (verdict !== 'no' || kind === 'unit-wrong' || kind === 'other-kind') return 0;
  return kind === 'different' ? 1 : 2;
};

function checkTexts(answer: AnswerGiven): AnswerVerdict {
  try {
    return judgeRead(answer, (pair) => check(pair, answer));
  } catch (error) {
    if (error instanceof Unmarkable) return error.verdict;
    if (error instanceof MathError)
      return { verdict: 'not-proven', kind: 'undecided', reason: error.message };
    throw error;
  }
}

function check(pair: ReadPair, { test, expected }: AnswerGiven): AnswerVerdict {
  if (test.kind !== 'unit') requireValues(pair);
  switch (test.kind) {
    case 'value':
      return checkValue(pair, test);
    case 'set':
    case 'system':
      return checkValue(pair, { kind: 'value' });
    case 'figures':
      return hasUnits(pair) ? checkUnit(pair, { ...test, kind: 'unit' }) : checkFigures(pair, test);
    case 'unit':
      return checkUnit(pair, test);
    case 'form':
      return checkForm(pair, test, expected !== null);
    case 'antiderivative':
      return checkAntiderivative(pair, test);
  }
}

/** Whether a number is typed with a unit, so that its unit counts too. */
function hasUnits({ first, second }: ReadPair): boolean {
  let isFound = false;
  for (const node of [first, second].flatMap(nodesOf))
    walk(node, (part) => {
      isFound ||= part.type === 'quantity';
    });
  return isFound;
}
