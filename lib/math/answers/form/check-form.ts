import { nodesOf } from '../../compare/claim';
import type { ReadPair } from '../../compare/read-pair';
import { namesIn } from '../../compare/claim';
import type { Node } from '../../read/node';
import type { AnswerForm, AnswerTest, AnswerVerdict } from '../answer-test';
import { checkValue } from '../value/check-value';
import { isCompletedSquare } from './is-completed-square';
import { isExpanded } from './is-expanded';
import { isFactored } from './is-factored';
import { isLowestTerms } from './is-lowest-terms';
import { isPartialFractions } from './is-partial-fractions';
import { isSingleFraction } from './is-single-fraction';
import { normalForm } from './normal-form';

type FormTest = Extract<AnswerTest, { kind: 'form' }>;

const words: Readonly<Record<AnswerForm, string>> = {
  'as-typed': 'in the form of the key',
  expanded: 'expanded',
  factored: 'factored as far as it goes',
  'lowest-terms': 'in lowest terms',
  'single-fraction': 'one single fraction',
  'completed-square': 'a completed square',
  'partial-fractions': 'a sum of partial fractions',
};

/** Whether an answer has the form that is asked for, and the value of the key where there is one. */
export function checkForm(pair: ReadPair, test: FormTest, hasKey: boolean): AnswerVerdict {
  const isTyped = normalForm(pair.first) === normalForm(pair.second);
  const value = hasKey && !isTyped ? checkValue(pair, { kind: 'value' }) : null;
  if (value?.verdict === 'no') return value;
  const isAsked = test.form === 'as-typed' ? isTyped : hasForm(pair, test);
  if (isAsked === false) {
    const isRight = value?.verdict === 'yes' || (hasKey && isTyped);
    const before = isRight ? 'The value is right, but the answer' : 'The answer';
    return { verdict: 'no', kind: 'form', reason: `${before} is not ${words[test.form]}.` };
  }
  if (value?.verdict === 'not-proven') return value;
  if (isAsked === null)
    return { verdict: 'not-proven', kind: 'undecided', reason: 'The form is too hard to tell here.' };
  return { verdict: 'yes', kind: 'as-asked', reason: `The answer is ${words[test.form]}.` };
}

/** Null where the form cannot be decided. */
function hasForm({ second, scope }: ReadPair, { form, variable }: FormTest): boolean | null {
  const nodes = nodesOf(second);
  if (form === 'lowest-terms') return nodes.every(isLowestTerms);
  if (second.kind !== 'formula') return false;
  const { node } = second;
  const name = variable ?? namesIn(nodes).find((use) => scope.isUnknown(use.name))?.name ?? 'x';
  return formOfFormula(node, form, name);
}

function formOfFormula(node: Node, form: AnswerForm, name: string): boolean | null {
  switch (form) {
    case 'expanded':
      return isExpanded(node);
    case 'factored':
      return isFactored(node);
    case 'single-fraction':
      return isSingleFraction(node);
    case 'completed-square':
      return isCompletedSquare(node, name);
    case 'partial-fractions':
      return isPartialFractions(node, name);
    case 'as-typed':
    case 'lowest-terms':
      return true;
  }
}
