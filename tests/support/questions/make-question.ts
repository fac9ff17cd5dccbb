import type { Key } from '@/lib/questions/key';
import type { KeyedQuestion } from '@/lib/questions/judge/work-out-key';
import type { QuestionText } from '@/lib/questions/question';

/** What a host writes, with one try and verdicts at once. */
export const makeQuestion = (changed: Partial<QuestionText> = {}): QuestionText => ({
  kind: 'number',
  prompt: 'What is the torque?',
  given: '',
  parameters: [],
  freshNumbers: false,
  choices: [],
  several: false,
  tries: 1,
  verdicts: 'at-once',
  named: true,
  settings: { angle: 'rad', numbers: 'real', decimalSign: '.' },
  ...changed,
});

/** A key of one line, with nothing asked but the value. */
export const makeKey = (lines: string, changed: Partial<Key> = {}): Key => ({
  lines,
  right: [],
  texts: [],
  unit: 'kind',
  hints: [],
  showsWitness: true,
  ...changed,
});

export const keyed = (
  lines: string,
  key: Partial<Key> = {},
  question: Partial<QuestionText> = {},
): KeyedQuestion => ({
  question: makeQuestion(question),
  key: makeKey(lines, key),
  numbers: [],
});
