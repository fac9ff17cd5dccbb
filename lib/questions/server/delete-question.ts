import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { deleteQuestion } from '@/lib/questions/contract';
import { questionReference } from '@/lib/questions/server/question-references';
import { requireOwnQuestion } from '@/lib/questions/server/require-own-question';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/**
 * Deletes a question with all that stands below it. The question goes first, so that nobody answers any more; cut off
 * and run again it goes on. Throws as `commandInRoom` and
 * `requireOwnQuestion`.
 */
export const deleteQuestionCallable = roomCallable(
  deleteQuestion,
  'question:run',
  async ({ caller, input }) => {
    const { roomId } = input;
    const question = questionReference(input);
    await commandInRoom(
      { roomId, by: caller.uid, capability: 'question:run', also: { question } },
      ({ tx, now, also, standing }) => {
        const before = also.question.data();
        if (!before) return null;
        requireOwnQuestion(before, caller.uid, standing);
        tx.delete(question);
        // One that was only prepared is nobody's loss.
        if (before.round === 0) return null;
        const id = auditId('question-deleted', roomId, input.questionId, now);
        return { audit: { id, action: 'question-deleted' as const } };
      },
    );
    await adminFirestore().recursiveDelete(question);
    return {};
  },
);
