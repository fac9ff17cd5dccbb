import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { closeQuestion } from '@/lib/questions/contract';
import { commandOnQuestion } from '@/lib/questions/server/command-on-question';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Throws `questions/not-open` for one that was never asked, and as `commandOnQuestion`. */
export const closeQuestionCallable = roomCallable(
  closeQuestion,
  'question:run',
  async ({ caller, input }) => {
    await commandOnQuestion(input, caller.uid, ({ tx, now, before, reference }) => {
      if (before.state === 'prepared') throw new AppError('questions/not-open');
      if (before.state === 'closed') return null;
      tx.set(reference, { ...before, state: 'closed', closedAt: now });
      return {
        audit: {
          id: auditId('question-closed', input.roomId, input.questionId, before.round),
          action: 'question-closed' as const,
          after: { round: before.round },
        },
      };
    });
    return {};
  },
);
