import type { askedForms, Key } from '@/lib/questions/key';
import type { QuestionKind, QuestionText } from '@/lib/questions/question';

export type DraftChoice = { id: string; text: string; isRight: boolean };

/** A question as its fields hold it while it is written. */
export type QuestionDraft = {
  kind: QuestionKind;
  prompt: string;
  /** Lines that learners see, one on each line. */
  given: string;
  /** Numbers of one's own, such as `m from 2 to 5 kg step 0.5`, one on each line. */
  parameters: string;
  freshNumbers: boolean;
  /** Lines of the key; the last one is the right answer. */
  answer: string;
  choices: readonly DraftChoice[];
  several: boolean;
  /** Texts that are right, one on each line. */
  texts: string;
  tolerance: 'engine' | 'relative' | 'absolute';
  /** Percent, or an amount with its unit. */
  amount: string;
  figures: 'any' | 'at-least' | 'exactly' | 'decimals';
  count: string;
  unit: Key['unit'];
  form: (typeof askedForms)[number] | 'any';
  tries: string;
  hints: string;
  minutes: string;
  verdicts: QuestionText['verdicts'];
  named: boolean;
  showsWitness: boolean;
  settings: QuestionText['settings'];
};

export const emptyDraft: QuestionDraft = {
  kind: 'number',
  prompt: '',
  given: '',
  parameters: '',
  freshNumbers: false,
  answer: '',
  choices: ['a', 'b', 'c'].map((id) => ({ id, text: '', isRight: false })),
  several: false,
  texts: '',
  tolerance: 'engine',
  amount: '1',
  figures: 'any',
  count: '3',
  unit: 'kind',
  form: 'any',
  tries: '3',
  hints: '',
  minutes: '',
  verdicts: 'at-once',
  named: true,
  showsWitness: true,
  settings: { angle: 'rad', numbers: 'real', decimalSign: '.' },
};

/** The names of what the key has that the question has not. */
export type DraftFault =
  | 'prompt'
  | 'parameters'
  | 'answer'
  | 'choices'
  | 'right'
  | 'amount'
  | 'count'
  | 'minutes';
