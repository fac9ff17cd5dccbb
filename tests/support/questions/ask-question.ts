import { answerQuestion, openQuestion, saveQuestion } from '@/lib/questions/contract';
import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';
import { call, resultOf } from '@/tests/support/api/call';
import type { Actor, Scene } from '@/tests/support/api/scene';
import { makeKey, makeQuestion } from './make-question';

/** A question and its key, as a host sends them. */
export const writeQuestion = (
  lines: string,
  key: Partial<Key> = {},
  question: Partial<QuestionText> = {},
) => ({ question: makeQuestion(question), key: makeKey(lines, key) });

/** Prepares a question in the room of a scene; returns its id. */
export async function prepareQuestion(
  { roomId, host }: Scene,
  written = writeQuestion('0.5 N m'),
): Promise<string> {
  const answer = await call(saveQuestion, { token: host.token, input: { roomId, written } });
  return (resultOf(answer) as { questionId: string }).questionId;
}

/** The same, and asks it. */
export async function ask(scene: Scene, written = writeQuestion('0.5 N m')): Promise<string> {
  const questionId = await prepareQuestion(scene, written);
  await openAgain(scene, questionId);
  return questionId;
}

/** Asks a question, in a new round where it was asked before; returns the round. */
export async function openAgain({ roomId, host }: Scene, questionId: string): Promise<number> {
  const answer = await call(openQuestion, { token: host.token, input: { roomId, questionId } });
  return (resultOf(answer) as { round: number }).round;
}

/** Sends an answer as it is typed. */
export const sendAnswer = (
  { roomId }: Scene,
  { token }: Pick<Actor, 'token'>,
  questionId: string,
  typed: string,
  round = 1,
) => call(answerQuestion, { token, input: { roomId, questionId, round, given: { typed } } });
