import type { GivenAnswer } from '@/lib/questions/answer';
import { isSameAnswer } from '@/lib/questions/plan-answer';
import type { Choice } from '@/lib/questions/question';

/** What a person has typed or chosen and not sent yet. */
export type AnswerWords = { typed: string; chosen: readonly string[] };

type Offered = { choices: readonly Choice[] };

/** The words of a draft; choices that there are no more are left out. */
export const readWords = ({ choices }: Offered, kept: Readonly<Record<string, string>>): AnswerWords => ({
  typed: kept['typed'] ?? '',
  chosen: (kept['chosen'] ?? '').split(' ').filter((id) => choices.some((choice) => choice.id === id)),
});

/** The answer that is written; null for none. */
export function toGiven({ choices }: Offered, { typed, chosen }: AnswerWords): GivenAnswer | null {
  if (choices.length > 0) return chosen.length === 0 ? null : { chosen: [...chosen] };
  return typed.trim() === '' ? null : { typed: typed.trim() };
}

/** Whether there are words besides those that were sent last. */
export function isUnsent(given: GivenAnswer | null, last: GivenAnswer | undefined): given is GivenAnswer {
  return given !== null && (last === undefined || !isSameAnswer(last, given));
}

/** An answer as it is read by people. */
export const wordsOf = ({ choices }: Offered, given: GivenAnswer): string =>
  'typed' in given
    ? given.typed
    : given.chosen.map((id) => choices.find((choice) => choice.id === id)?.text ?? id).join(', ');
