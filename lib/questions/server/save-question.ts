import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { generateKeyBetween } from 'fractional-indexing';
import { AppError } from '@/lib/errors/app-error';
import { saveQuestion } from '@/lib/questions/contract';
import { drawNumbers } from '@/lib/questions/draw-numbers';
import type { Key } from '@/lib/questions/key';
import { questionsPerRoom, type Question, type QuestionText } from '@/lib/questions/question';
import { keyReference, questionReference, questionsOf } from '@/lib/questions/server/question-references';
import { requireOwnQuestion } from '@/lib/questions/server/require-own-question';
import { unitInThread } from '@/lib/questions/server/thread/ask-thread';
import { wantedOf } from '@/lib/questions/wanted-of';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** How much of a call's id names what it makes. */
const questionIdLength = 20;

/**
 * Prepares a question, or changes one that nobody was asked. Throws `questions/not-found`, `questions/was-asked`,
 * `questions/too-many`, and as `requireOwnQuestion` and `commandInRoom`.
 */
export const saveQuestionCallable = roomCallable(
  saveQuestion,
  'question:run',
  async ({ caller, input, callId }) => {
    const { roomId, written } = input;
    const questionId = input.questionId ?? callId.slice(0, questionIdLength);
    const place = { roomId, questionId };
    const reference = questionReference(place);
    const wanted = wantedOf(written.question, written.key, await findUnit(written));
    const command = { roomId, by: caller.uid, capability: 'question:run', also: { reference } } as const;
    await commandInRoom(command, async ({ tx, now, also, standing }) => {
      const before = also.reference.data();
      if (!before && input.questionId !== undefined) throw new AppError('questions/not-found');
      if (before) requireOwnQuestion(before, caller.uid, standing);
      if (before && before.state !== 'prepared') throw new AppError('questions/was-asked');
      const { count, last } = await readEnd(tx, roomId);
      if (!before && count >= questionsPerRoom) throw new AppError('questions/too-many');
      const order = before?.order ?? generateKeyBetween(last, null);
      tx.set(reference, prepared({ ...written, wanted }, { order, by: caller.uid, now }));
      tx.set(keyReference(place), written.key);
      return null;
    });
    return { questionId };
  },
);

/** How many questions a room has, and where the last one stands. */
export async function readEnd(
  tx: Transaction,
  roomId: string,
): Promise<{ count: number; last: string | null }> {
  const questions = questionsOf(roomId);
  const [counted, end] = await Promise.all([
    tx.get(questions.count()),
    tx.get(questions.orderBy('order', 'desc').limit(1)),
  ]);
  return { count: counted.data().count, last: end.docs[0]?.data().order ?? null };
}

type Written = { question: QuestionText; key: Key; wanted: Question['wanted'] };

/** A question that nobody was asked yet. */
export const prepared = (
  { question, key, wanted }: Written,
  { order, by, now }: { order: string; by: string; now: number },
): Question => ({
  ...question,
  wanted,
  hints: key.hints.length,
  state: 'prepared',
  round: 0,
  order,
  by,
  savedAt: now,
});

/** The unit that is asked for, where the very unit is: the same for all draws of the numbers. */
const findUnit = ({ question, key }: Pick<Written, 'question' | 'key'>): Promise<string> => {
  if (question.kind !== 'number' || key.unit !== 'same') return Promise.resolve('');
  const numbers = drawNumbers(question.parameters, 'unit', question.settings.decimalSign);
  return unitInThread({ question, key, numbers });
};
