import type { GivenAnswer, Mark, OwnAnswer } from '@/lib/questions/answer';
import { isRevealed, type Question } from '@/lib/questions/question';

type Arriving = {
  question: Question;
  /** What the learner has sent before, and the verdicts about it. */
  own: OwnAnswer | undefined;
  mark: Mark | undefined;
  /** The round that the learner's page answers. */
  round: number;
  given: GivenAnswer;
};

/** What becomes of an answer that arrives; `attempt` counts the tries of its round from 0. */
export type AnswerPlan =
  | { kind: 'not-open' }
  | { kind: 'no-tries' }
  /** It was sent before, and counts once. */
  | { kind: 'repeated'; attempt: number }
  | { kind: 'new'; attempt: number };

/** Decides about an answer before it is marked. */
export function planAnswer({ question, own, mark, round, given }: Arriving): AnswerPlan {
  const tries = own?.tries.filter((one) => one.round === round) ?? [];
  // Of a vote only the last one counts, so one may come back to the first.
  const compared = question.kind === 'poll' || question.freshNumbers ? tries.slice(-1) : tries;
  const same = compared.findIndex((one) => isSameAnswer(one.given, given));
  if (question.state === 'prepared' || question.round !== round) return { kind: 'not-open' };
  if (same >= 0) return { kind: 'repeated', attempt: tries.length - compared.length + same };
  if (question.state !== 'open') return { kind: 'not-open' };
  const isDone = isRevealed(question) && mark?.tries.some((one) => one.round === round && isRight(one));
  if (tries.length >= question.tries || isDone === true) return { kind: 'no-tries' };
  return { kind: 'new', attempt: tries.length };
}

/** How many tries are left after one. */
export const triesLeft = ({ tries }: Question, attempt: number, isDone: boolean): number =>
  isDone ? 0 : Math.max(0, tries - attempt - 1);

const isRight = ({ verdict }: Mark['tries'][number]): boolean => verdict?.state === 'right';

/** Whether two answers are the same as they were sent, but for blanks and for the order of what was chosen. */
export function isSameAnswer(one: GivenAnswer, other: GivenAnswer): boolean {
  if ('typed' in one) return 'typed' in other && plain(one.typed) === plain(other.typed);
  return (
    'chosen' in other && [...new Set(one.chosen)].sort().join() === [...new Set(other.chosen)].sort().join()
  );
}

const plain = (typed: string): string => typed.replaceAll(/\s+/gu, ' ').trim();
