import 'server-only';
import type { Limit } from '@/lib/core/server/limit';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { countAttempt } from '@/lib/firebase/server/limit-store';
import { readAll } from '@/lib/firebase/server/read-all';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import type { GivenAnswer, MarkedTry } from '@/lib/questions/answer';
import { answerQuestion } from '@/lib/questions/contract';
import { planAnswer, triesLeft, type AnswerPlan } from '@/lib/questions/plan-answer';
import { isRevealed, type Question } from '@/lib/questions/question';
import { markAnswer, type Marked } from '@/lib/questions/server/mark-answer';
import { markIdOf } from '@/lib/questions/server/mark-id';
import {
  keyReference,
  markReference,
  ownAnswerReference,
  questionReference,
  type QuestionPlace,
} from '@/lib/questions/server/question-references';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** More than anybody types in a minute; what cannot be read counts too, since it is looked at. */
const answersPerMinute: Limit = { name: 'answers to questions', max: 20, windowMs: 60_000 };
/** How often an answer is marked again because another try of the same learner came between. */
const turns = 3;

type Answering = QuestionPlace & { uid: string; round: number; given: GivenAnswer };
type Output = CallableOutput<typeof answerQuestion>;

/**
 * Marks an answer and keeps it. Learners change nothing that others read, so any number of them answer at once.
 * Throws `questions/not-found`, `questions/not-open`, `questions/no-tries`, `request/rate-limited`, and as
 * `readPermitted`.
 */
export const answerQuestionCallable = roomCallable(
  answerQuestion,
  'question:answer',
  async ({ caller, input }) => {
    await countAttempt({ limit: answersPerMinute, subject: caller.uid });
    for (let turn = 0; turn < turns; turn += 1) {
      const output = await answer({ ...input, uid: caller.uid });
      if (output) return output;
    }
    throw new AppError('server/unavailable');
  },
);

/** Null where another try of the same learner came between. */
async function answer(answering: Answering): Promise<Output | null> {
  const seen = await readSeen(answering);
  const plan = planOf(answering, seen);
  if (plan.kind === 'repeated')
    return toOutput(seen.question, seen.mark?.tries.filter(isOf(answering))[plan.attempt], plan.attempt);
  const marked = await markAnswer({
    ...answering,
    question: seen.question,
    key: seen.key,
    attempt: plan.attempt,
  });
  if (marked.outcome === 'unreadable') return { outcome: 'unreadable', reason: marked.reason };
  return keep(answering, marked, plan.attempt);
}

async function readSeen(answering: Answering) {
  const question = (await questionReference(answering).get()).data();
  if (!question) throw new AppError('questions/not-found');
  const references = { ...referencesOf(answering, question), key: keyReference(answering) };
  const [{ own, mark, key }] = await readAll(adminFirestore(), references, {});
  return { question, own: own.data(), mark: mark.data(), key: key.data() };
}

const referencesOf = (answering: Answering, question: Question) => ({
  own: ownAnswerReference(answering, answering.uid),
  mark: markReference(answering, markIdOf(answering.questionId, question, answering.uid)),
});

type Seen = Pick<Parameters<typeof planAnswer>[0], 'question' | 'own' | 'mark'>;

/** What becomes of the answer; what is refused is thrown. */
function planOf({ round, given }: Answering, seen: Seen): Extract<AnswerPlan, { attempt: number }> {
  const plan = planAnswer({ ...seen, round, given });
  if (plan.kind === 'not-open') throw new AppError('questions/not-open');
  if (plan.kind === 'no-tries') throw new AppError('questions/no-tries');
  return plan;
}

/** Keeps a try with its verdict, unless the question or the learner's tries have changed since it was marked. */
function keep(
  answering: Answering,
  marked: Extract<Marked, { outcome: 'marked' }>,
  attempt: number,
): Promise<Output | null> {
  const { roomId, uid, round, given } = answering;
  return runTransaction(async (tx) => {
    const references = referencesOf(answering, marked.question);
    const { also } = await readPermitted(tx, {
      ...{ roomId, uid, capability: 'question:answer' },
      also: { ...references, question: questionReference(answering) },
    });
    const question = also.question.data();
    if (!question) throw new AppError('questions/not-found');
    const [own, mark] = [also.own.data(), also.mark.data()];
    const plan = planOf(answering, { question, own, mark });
    if (plan.kind !== 'new' || plan.attempt !== attempt) return null;
    const now = Date.now();
    const late = question.closesAt !== undefined && now > question.closesAt;
    const took = Math.max(0, Math.round((now - (question.openedAt ?? now)) / 1000));
    const tried: MarkedTry = { given, round, late, took, ...marked.kept };
    tx.set(references.own, {
      ...{ uid, mark: references.mark.id },
      tries: [...(own?.tries ?? []), { given, round, at: now, late }],
    });
    tx.set(references.mark, { ...(question.named && { uid }), tries: [...(mark?.tries ?? []), tried] });
    return toOutput(question, tried, attempt);
  });
}

const isOf =
  ({ round }: Answering) =>
  (one: MarkedTry): boolean =>
    one.round === round;

function toOutput(question: Question, tried: MarkedTry | undefined, attempt: number): Output {
  const verdict = isRevealed(question) ? (tried?.verdict ?? null) : null;
  return {
    outcome: 'counted',
    late: tried?.late ?? false,
    left: triesLeft(question, attempt, verdict?.state === 'right'),
    verdict,
  };
}
