import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { openQuestion } from '@/lib/questions/contract';
import type { Question } from '@/lib/questions/question';
import { commandOnQuestion } from '@/lib/questions/server/command-on-question';
import { tallyReference } from '@/lib/questions/server/question-references';
import { warmAnswers } from '@/lib/questions/server/thread/ask-thread';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Asks a question, for the first time or in a new round. One that is open stays as it is. Throws as its command. */
export const openQuestionCallable = roomCallable(openQuestion, 'question:run', async ({ caller, input }) => {
  const round = await commandOnQuestion(input, caller.uid, ({ tx, now, before, reference }) => {
    if (before.state === 'open') return { outcome: before.round };
    const next = before.round + 1;
    tx.set(reference, asked(before, next, now));
    tx.delete(tallyReference(input));
    return {
      outcome: next,
      audit: {
        id: auditId('question-asked', input.roomId, input.questionId, next),
        action: 'question-asked' as const,
        after: { round: next },
      },
    };
  });
  warmAnswers();
  return { round };
});

function asked(
  { closedAt: _, shownAt: __, closesAt: ___, ...question }: Question,
  round: number,
  now: number,
): Question {
  return {
    ...question,
    state: 'open',
    round,
    openedAt: now,
    ...(question.seconds !== undefined && { closesAt: now + question.seconds * 1000 }),
  };
}
