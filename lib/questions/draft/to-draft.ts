import { emptyDraft, type QuestionDraft } from '@/lib/questions/draft/question-draft';
import { writeParameters } from '@/lib/questions/draft/read-parameters';
import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';

/** A line of a sheet, or a formula of the chat, that somebody wants to ask. */
export type AskedLine = {
  source: string;
  /** The lines on which it builds, one on each line. */
  given: string;
  /** How its sheet calculates; left out for the usual way. */
  settings?: QuestionText['settings'];
};

/** The right answer comes from the line itself, and the lines below it are given. */
export function draftOfLine({ source, given, settings }: AskedLine): QuestionDraft {
  const [, name, value] = /^\s*([\p{L}][\p{L}\p{N}_]*)\s*=\s*(.+)$/su.exec(source) ?? [];
  const isNumber = value !== undefined || !/[\p{L}]/u.test(source);
  const kind =
    !isNumber && source.includes('=') ? 'solutions' : isNumber || given !== '' ? 'number' : 'formula';
  return {
    ...emptyDraft,
    kind,
    given,
    prompt: name === undefined ? '' : `${name} = ?`,
    answer: source.trim(),
    ...(settings && { settings: settingsOf(settings) }),
  };
}

/** A sheet has more settings than an answer needs. */
const settingsOf = ({ angle, numbers, decimalSign }: QuestionText['settings']): QuestionText['settings'] => ({
  ...{ angle, numbers, decimalSign },
});

/** A question that was kept, to be changed. */
export function toDraft(text: QuestionText, key: Key): QuestionDraft {
  const { kind, prompt, given, freshNumbers, several, tries, seconds, verdicts, named, settings } = text;
  return {
    ...emptyDraft,
    ...{ kind, prompt, given, freshNumbers, several, verdicts, named, settings },
    parameters: writeParameters(text.parameters),
    answer: key.lines,
    choices:
      text.choices.length === 0
        ? emptyDraft.choices
        : text.choices.map(({ id, text: words }) => ({ id, text: words, isRight: key.right.includes(id) })),
    texts: key.texts.join('\n'),
    ...toleranceOf(key),
    ...figuresOf(key),
    unit: key.unit,
    form: key.form ?? 'any',
    tries: String(tries),
    hints: key.hints.join('\n'),
    minutes: seconds === undefined ? '' : String(Number((seconds / 60).toFixed(2))),
    showsWitness: key.showsWitness,
  };
}

function toleranceOf({ relative, absolute }: Key): Pick<QuestionDraft, 'tolerance' | 'amount'> {
  if (relative !== undefined)
    return { tolerance: 'relative', amount: String(Number((relative * 100).toPrecision(6))) };
  return absolute === undefined
    ? { tolerance: 'engine', amount: emptyDraft.amount }
    : { tolerance: 'absolute', amount: absolute };
}

function figuresOf({ figures, decimals }: Key): Pick<QuestionDraft, 'figures' | 'count'> {
  if (figures) return { figures: figures.atLeast ? 'at-least' : 'exactly', count: String(figures.count) };
  return decimals === undefined
    ? { figures: 'any', count: emptyDraft.count }
    : { figures: 'decimals', count: String(decimals) };
}
