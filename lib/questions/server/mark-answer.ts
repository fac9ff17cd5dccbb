import 'server-only';
import type { GivenAnswer, MarkedTry } from '@/lib/questions/answer';
import { drawOwnNumbers } from '@/lib/questions/draw-numbers';
import type { Key } from '@/lib/questions/key';
import type { Question } from '@/lib/questions/question';
import { judgeInThread } from '@/lib/questions/server/thread/ask-thread';
import type { Verdict } from '@/lib/questions/verdict';

type Marking = {
  questionId: string;
  question: Question;
  key: Key | undefined;
  uid: string;
  attempt: number;
  given: GivenAnswer;
};

/** What is kept of an answer, with the question as it was marked; or why it cannot be read. */
export type Marked =
  | { outcome: 'unreadable'; reason: string }
  | { outcome: 'marked'; question: Question; kept: Pick<MarkedTry, 'says' | 'verdict'> };

const undecided: Verdict = { state: 'open', parts: { value: 'open' }, credit: 0 };

/** Marks an answer by the learner's own numbers. What cannot be decided in time is open. Throws
 * `server/unavailable`, and nothing is a try, where its turn did not come. */
export async function markAnswer({
  questionId,
  question,
  key,
  uid,
  attempt,
  given,
}: Marking): Promise<Marked> {
  const isChosen = question.kind === 'choice' || question.kind === 'poll';
  if (isChosen !== 'chosen' in given) return { outcome: 'unreadable', reason: '' };
  if (question.kind === 'poll') return countVote(question, given);
  const numbers = drawOwnNumbers({ questionId, question, uid, attempt });
  const judged = key ? await judgeInThread({ keyed: { question, key, numbers }, given }) : null;
  if (judged?.outcome === 'unreadable') return judged;
  const verdict = withHint(judged?.verdict ?? undecided, key?.hints[attempt]);
  return { outcome: 'marked', question, kept: { says: judged?.says ?? textOf(given), verdict } };
}

function countVote(question: Question, given: GivenAnswer): Marked {
  const chosen = 'chosen' in given ? [...new Set(given.chosen)].sort() : [];
  const isOffered = chosen.every((id) => question.choices.some((choice) => choice.id === id));
  if (!isOffered || (!question.several && chosen.length !== 1)) return { outcome: 'unreadable', reason: '' };
  return { outcome: 'marked', question, kept: { says: chosen.join('+') } };
}

const withHint = (verdict: Verdict, hint: string | undefined): Verdict =>
  verdict.state === 'right' || hint === undefined ? verdict : { ...verdict, hint };

const textOf = (given: GivenAnswer): string => ('typed' in given ? given.typed : given.chosen.join('+'));
