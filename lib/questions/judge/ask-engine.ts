import type { AnswerTest, AnswerVerdict } from '@/lib/math/answers/answer-test';
import { checkAnswer } from '@/lib/math/answers/check-answer';
import type { QuestionText } from '@/lib/questions/question';

/** Asks the engine whether an answer is as wanted. */
export type AskNumber = (given: string, test: Extract<AnswerTest, { kind: 'unit' }>) => AnswerVerdict;

export const askEngine =
  (expected: string, settings: QuestionText['settings']): AskNumber =>
  (given, test) =>
    checkAnswer({ expected, given, settings, test });
