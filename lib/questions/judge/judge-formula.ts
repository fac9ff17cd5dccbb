import type { AnswerTest, AnswerVerdict } from '@/lib/math/answers/answer-test';
import { checkAnswer } from '@/lib/math/answers/check-answer';
import { formOfAnswer } from '@/lib/math/answers/measure-answer';
import { asSolutions, solutionsOf } from '@/lib/questions/judge/as-solutions';
import { toVerdict, unreadable, type Judged } from '@/lib/questions/judge/judged';
import type { KeyedQuestion } from '@/lib/questions/judge/work-out-key';
import type { MistakeFound, PartState, Witness } from '@/lib/questions/verdict';

/** Marks a formula or the solutions of an equation: what they say, and the form in which they say it. */
export function judgeFormula(
  { question, key }: KeyedQuestion,
  expected: { text: string },
  typed: string,
): Judged {
  const { settings, kind } = question;
  const given = kind === 'solutions' ? asSolutions(typed, settings) : typed;
  const ask: Ask = (wanted, test) => checkAnswer({ expected: wanted, given, settings, test });
  const first =
    kind === 'solutions'
      ? askSolutions(ask, expected.text, given, { question, key })
      : ask(expected.text, testOf(key));
  if (first.kind === 'answer-unreadable') return unreadable(first.reason);
  const value = stateOf(first);
  const formed =
    key.form === undefined || value !== 'right' ? null : ask(expected.text, { kind: 'form', form: key.form });
  const parts = { value, ...(formed && { form: stateOf(formed) }) };
  const verdict = toVerdict({ parts });
  const says = formOfAnswer(given, settings) ?? given;
  if (verdict.state === 'right' || verdict.state === 'open') return { outcome: 'judged', verdict, says };
  const mistake =
    verdict.state === 'partly' ? ({ kind: 'form' } as const) : findInFormula(ask, first, expected.text, kind);
  const witness = key.showsWitness && kind === 'formula' ? witnessOf(first) : null;
  return {
    outcome: 'judged',
    verdict: { ...verdict, ...(mistake && { mistake }), ...(witness && { witness }) },
    says,
  };
}

type Ask = (wanted: string, test: AnswerTest) => AnswerVerdict;

function testOf({ antiderivative, assuming, relative, absolute }: KeyedQuestion['key']): AnswerTest {
  if (antiderivative !== undefined)
    return { kind: 'antiderivative', variable: antiderivative, ...(assuming !== undefined && { assuming }) };
  return { kind: 'value', relative, absolute, ...(assuming !== undefined && { assuming }) };
}

/** Where that decides nothing, both are compared as numbers: rounded ones within a tolerance, or none at all. */
function askSolutions(
  ask: Ask,
  wanted: string,
  given: string,
  { question, key }: Pick<KeyedQuestion, 'question' | 'key'>,
): AnswerVerdict {
  const { relative, absolute, assuming } = key;
  const first = ask(wanted, { kind: 'value', ...(assuming !== undefined && { assuming }) });
  const hasTolerance = relative !== undefined || absolute !== undefined;
  if (first.verdict !== 'not-proven' && !(first.verdict === 'no' && hasTolerance)) return first;
  const { settings } = question;
  const [wantedSet, ownSet] = [solutionsOf(wanted, settings), solutionsOf(given, settings)];
  if (wantedSet === null || ownSet === null) return first;
  return checkAnswer({
    expected: wantedSet,
    given: ownSet,
    settings,
    test: { kind: 'value', relative, absolute },
  });
}

function findInFormula(
  ask: Ask,
  { kind }: AnswerVerdict,
  wanted: string,
  questionKind: string,
): MistakeFound | undefined {
  if (kind === 'sign') return { kind: 'sign' };
  if (kind === 'constant-missing' || kind === 'constant-odd') return { kind: 'constant' };
  if (questionKind !== 'formula') return undefined;
  const isRight = (changed: string) => ask(changed, { kind: 'value' }).verdict === 'yes';
  if (isRight(`1/(${wanted})`)) return { kind: 'inverse' };
  return isRight(`(${wanted})^2`) ? { kind: 'square' } : undefined;
}

/** Where the answer differs, and what it gives there. What the key gives would tell too much of it. */
function witnessOf({ counterexample }: AnswerVerdict): Witness | null {
  if (!counterexample || counterexample.at.length === 0) return null;
  return { at: counterexample.at.map(({ name, value }) => ({ name, value })), given: counterexample.second };
}

const stateOf = ({ verdict }: AnswerVerdict): PartState =>
  verdict === 'yes' ? 'right' : verdict === 'no' ? 'wrong' : 'open';
