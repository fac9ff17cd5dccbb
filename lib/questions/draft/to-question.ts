import type { DraftFault, QuestionDraft } from '@/lib/questions/draft/question-draft';
import { readParameters } from '@/lib/questions/draft/read-parameters';
import { keySchema, type Key } from '@/lib/questions/key';
import { parametersSchema } from '@/lib/questions/parameter';
import { isCalculated, questionTextSchema, type QuestionText } from '@/lib/questions/question';

export type WrittenQuestion = { question: QuestionText; key: Key };

const isChosen = ({ kind }: QuestionDraft): boolean => kind === 'choice' || kind === 'poll';

/** The question and its key that a draft says, or the first field that does not say enough. */
export function toQuestion(draft: QuestionDraft): WrittenQuestion | { fault: DraftFault } {
  const fault = findFault(draft);
  if (fault !== null) return { fault };
  const question = questionTextSchema.safeParse(textOf(draft));
  if (!question.success) return { fault: 'prompt' };
  const key = keySchema.safeParse(keyOf(draft));
  return key.success ? { question: question.data, key: key.data } : { fault: 'answer' };
}

function findFault(draft: QuestionDraft): DraftFault | null {
  if (draft.prompt.trim() === '') return 'prompt';
  const parameters = readParameters(draft.parameters);
  if (parameters === null || !parametersSchema.safeParse(parameters).success) return 'parameters';
  if (isCalculated(draft) && draft.answer.trim() === '') return 'answer';
  const filled = draft.choices.filter(({ text }) => text.trim() !== '');
  if (isChosen(draft) && filled.length < 2) return 'choices';
  const right = filled.filter(({ isRight }) => isRight).length;
  if (draft.kind === 'choice' && (right === 0 || (!draft.several && right > 1))) return 'right';
  if (draft.kind === 'number') return findNumberFault(draft);
  return findTimeFault(draft);
}

function findNumberFault(draft: QuestionDraft): DraftFault | null {
  const percent = Number(draft.amount.replace(',', '.'));
  if (draft.tolerance === 'relative' && !(percent >= 0 && percent <= 100)) return 'amount';
  if (draft.tolerance === 'absolute' && draft.amount.trim() === '') return 'amount';
  if (draft.figures !== 'any' && !isWhole(draft.count, draft.figures === 'decimals' ? 0 : 1, 15))
    return 'count';
  return findTimeFault(draft);
}

const findTimeFault = ({ minutes }: QuestionDraft): DraftFault | null => {
  const typed = Number(minutes.replace(',', '.'));
  return minutes.trim() === '' || (typed >= 0.2 && typed <= 1440) ? null : 'minutes';
};

const isWhole = (text: string, from: number, to: number): boolean => {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= from && value <= to;
};

function textOf(draft: QuestionDraft): QuestionText {
  const { kind, prompt, given, freshNumbers, several, tries, minutes, verdicts, named, settings } = draft;
  return {
    ...{ kind, prompt, verdicts, named, settings },
    given: isCalculated(draft) ? given.trim() : '',
    parameters: isCalculated(draft) ? (readParameters(draft.parameters) ?? []) : [],
    freshNumbers,
    choices: isChosen(draft)
      ? draft.choices.filter(({ text }) => text.trim() !== '').map(({ id, text }) => ({ id, text }))
      : [],
    several: isChosen(draft) && several,
    tries: kind === 'poll' ? 1 : Number(tries),
    ...(minutes.trim() !== '' && { seconds: Math.round(Number(minutes.replace(',', '.')) * 60) }),
  };
}

function keyOf(draft: QuestionDraft): Key {
  const { kind, unit, form, showsWitness, verdicts } = draft;
  return {
    lines: isCalculated(draft) ? draft.answer.trim() : '',
    right: kind === 'choice' ? draft.choices.filter(isRightChoice).map(({ id }) => id) : [],
    texts: kind === 'text' ? linesOf(draft.texts) : [],
    ...(kind === 'number' && toleranceOf(draft)),
    ...(kind === 'number' && figuresOf(draft)),
    unit,
    ...(kind === 'formula' && form !== 'any' && { form }),
    // A hint is read with the verdict, and helps while there are tries.
    hints: kind === 'poll' || verdicts !== 'at-once' ? [] : linesOf(draft.hints),
    showsWitness,
  };
}

const isRightChoice = ({ text, isRight }: QuestionDraft['choices'][number]) => isRight && text.trim() !== '';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function toleranceOf({ tolerance, amount }: QuestionDraft): Pick<Key, 'relative' | 'absolute'> {
  if (tolerance === 'relative') return { relative: Number(amount.replace(',', '.')) / 100 };
  return tolerance === 'absolute' ? { absolute: amount.trim() } : {};
}

function figuresOf({ figures, count }: QuestionDraft): Pick<Key, 'figures' | 'decimals'> {
  if (figures === 'any') return {};
  if (figures === 'decimals') return { decimals: Number(count) };
  return { figures: { count: Number(count), atLeast: figures === 'at-least' } };
}
