import type { AnswerVerdict } from '@/lib/math/answers/answer-test';
import { askEngine, type AskNumber } from '@/lib/questions/judge/ask-engine';
import { measureAnswer, type MeasuredAnswer } from '@/lib/math/answers/measure-answer';
import { findMistake } from '@/lib/questions/judge/find-mistake';
import { toVerdict, unreadable, type Judged } from '@/lib/questions/judge/judged';
import { valueWithFigures } from '@/lib/questions/judge/value-with-figures';
import type { KeyedQuestion } from '@/lib/questions/judge/work-out-key';
import type { PartState } from '@/lib/questions/verdict';

type Expected = { text: string; unit: string };

/** Marks a number: its value, its unit and its figures apart. */
export function judgeNumber(keyed: KeyedQuestion, expected: Expected, typed: string): Judged {
  const { question, key } = keyed;
  const { settings } = question;
  const measured = measureAnswer(typed, settings);
  const ask = askEngine(expected.text, settings);
  const first = ask(typed, { kind: 'unit' });
  const says = measured ? describe(measured) : typed;
  const fault = whyUnreadable(first);
  if (fault !== null) return unreadable(fault);
  const unit = unitState(first, ask, { typed, isSame: key.unit === 'same', hasUnit: expected.unit !== '' });
  const bare = unit === 'wrong' ? inUnitOf(expected, first, { typed, measured, settings }) : typed;
  const found = bare === null ? null : judgeValue({ ask, bare, keyed });
  const parts = {
    value: found?.value ?? ('wrong' as const),
    ...(unit && { unit }),
    ...(found?.figures && { figures: found.figures }),
  };
  const verdict = toVerdict({ parts });
  if (verdict.state === 'right' || verdict.state === 'open') return { outcome: 'judged', verdict, says };
  const mistake = findMistake({
    keyed,
    expected,
    measured,
    parts,
    unitKind: first.kind,
    isRounding: found?.isRounding === true,
  });
  return { outcome: 'judged', verdict: { ...verdict, ...(mistake && { mistake }) }, says };
}

function whyUnreadable({ kind, reason }: AnswerVerdict): string | null {
  const isUnread = kind === 'answer-unreadable' || kind === 'other-kind' || kind === 'number-missing';
  return isUnread ? reason : null;
}

type AskedUnit = { typed: string; isSame: boolean; hasUnit: boolean };

/** Undefined where neither the key nor the answer has a unit. */
function unitState(
  first: AnswerVerdict,
  ask: AskNumber,
  { typed, isSame, hasUnit }: AskedUnit,
): PartState | undefined {
  // The engine refuses such a pair: the key has no unit, but the answer has one.
  if (!hasUnit) return first.kind === 'key-unreadable' ? 'wrong' : undefined;
  if (first.verdict === 'not-proven' || first.kind === 'key-unreadable') return 'open';
  if (first.kind === 'unit-missing' || first.kind === 'unit-wrong') return 'wrong';
  return isSame && ask(typed, { kind: 'unit', sameUnit: true }).kind === 'unit-not-asked' ? 'wrong' : 'right';
}

/** The answer as if its unit were right; null where it has no number of its own. */
function inUnitOf(
  { unit }: Expected,
  { kind }: AnswerVerdict,
  { typed, measured, settings }: TypedNumber,
): string | null {
  if (kind === 'unit-missing') return `(${typed}) ${unit}`;
  if (kind !== 'unit-wrong' && kind !== 'key-unreadable') return typed;
  const number = measured?.number ?? null;
  return number === null ? null : `${number.replace('.', settings.decimalSign)} ${unit}`.trim();
}

type TypedNumber = {
  typed: string;
  measured: MeasuredAnswer | null;
  settings: KeyedQuestion['question']['settings'];
};

type Bare = { ask: AskNumber; bare: string; keyed: KeyedQuestion };
type FoundValue = { value: PartState; figures?: PartState; isRounding: boolean };

function judgeValue({ ask, bare, keyed: { key, question } }: Bare): FoundValue {
  const { relative, absolute, figures, decimals } = key;
  const { settings } = question;
  const asked = {
    ...(figures && { sig: figures.count, moreAllowed: figures.atLeast }),
    ...(decimals !== undefined && !figures && { decimals }),
  };
  const hasFigures = figures !== undefined || decimals !== undefined;
  const hasTolerance = relative !== undefined || absolute !== undefined;
  const tolerance = { relative, absolute };
  const verdict =
    hasFigures && !hasTolerance
      ? valueWithFigures(ask, measureAnswer(bare, settings), bare, asked)
      : ask(bare, { kind: 'unit', ...(hasTolerance && tolerance) });
  const counted = hasFigures ? ask(bare, { kind: 'unit', ...asked, figuresOnly: true }) : null;
  return {
    value: stateOf(verdict),
    ...(counted && { figures: counted.kind === 'figures' ? 'wrong' : stateOf(counted) }),
    isRounding: verdict.kind === 'rounding',
  };
}

const stateOf = ({ verdict }: AnswerVerdict): PartState =>
  verdict === 'yes' ? 'right' : verdict === 'no' ? 'wrong' : 'open';

/** Numbers of one size and kind are one group, in whatever unit. */
const describe = ({ si, dimensions }: MeasuredAnswer): string => `${Number(si.toPrecision(6))} ${dimensions}`;
