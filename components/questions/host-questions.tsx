'use client';

import { HostQuestion, type HostQuestionProps } from '@/components/questions/host-question';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';

import { moveQuestion } from '@/lib/questions/contract';
import { orderBetween } from '@/lib/questions/order-between';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

type HostQuestionsProps = Omit<HostQuestionProps, 'question' | 'onMove'> & {
  questions: readonly AskedQuestion[];
};

/** The questions of a room in the order in which a host wants to ask them. */
export function HostQuestions({ questions, ...props }: HostQuestionsProps) {
  const { roomId, onFailed } = props;
  const moving = useAction<{ questionId: string; order: string }>(async (to) => {
    await callServer(moveQuestion, { roomId, ...to }).catch(onFailed);
  });
  const moveTo = (question: AskedQuestion, before: number): (() => void) | undefined => {
    if (before < 0 || before > questions.length) return undefined;
    return () => {
      const order = orderBetween(questions[before - 1]?.order, questions[before]?.order);
      if (order !== null) moving.start({ questionId: question.id, order });
    };
  };
  return questions.map((question, at) => (
    <HostQuestion
      key={question.id}
      {...props}
      question={question}
      onMove={{ up: moveTo(question, at - 1), down: moveTo(question, at + 2) }}
    />
  ));
}
