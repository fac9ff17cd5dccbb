import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { showResults } from '@/lib/questions/contract';
import { tallyOf } from '@/lib/questions/results/group-answers';
import { commandOnQuestion } from '@/lib/questions/server/command-on-question';
import { groupWordsReference, marksOf, tallyReference } from '@/lib/questions/server/question-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/**
 * Counts the answers of the round as they are, and shows that to everybody. Shown again it is counted again. Throws
 * `questions/not-open` for one that was never asked, and as `commandOnQuestion`.
 */
export const showResultsCallable = roomCallable(showResults, 'question:run', async ({ caller, input }) => {
  await commandOnQuestion(input, caller.uid, async ({ tx, now, before, reference }) => {
    if (before.state === 'prepared') throw new AppError('questions/not-open');
    const { round } = before;
    const [found, said] = await Promise.all([tx.get(marksOf(input)), tx.get(groupWordsReference(input))]);
    const marks = found.docs.map((mark) => ({ ...mark.data(), id: mark.id }));
    tx.set(tallyReference(input), { ...tallyOf({ marks, round, words: said.data()?.words ?? {} }), at: now });
    if (before.shownAt !== undefined) return null;
    tx.set(reference, { ...before, shownAt: now });
    return {
      audit: {
        id: auditId('results-shown', input.roomId, input.questionId, round),
        action: 'results-shown' as const,
        after: { round },
      },
    };
  });
  return {};
});
