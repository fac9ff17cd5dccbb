import 'server-only';
import { moveQuestion } from '@/lib/questions/contract';
import { commandOnQuestion } from '@/lib/questions/server/command-on-question';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Throws as `commandOnQuestion`. */
export const moveQuestionCallable = roomCallable(moveQuestion, 'question:run', async ({ caller, input }) => {
  await commandOnQuestion(input, caller.uid, ({ tx, reference, before }) => {
    tx.set(reference, { ...before, order: input.order });
    return null;
  });
  return {};
});
