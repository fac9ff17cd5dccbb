import 'server-only';
import { previewQuestion } from '@/lib/questions/contract';
import type { QuestionPreview } from '@/lib/questions/preview-shape';
import { previewInThread } from '@/lib/questions/server/thread/ask-thread';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const tooSlow: QuestionPreview = {
  ...{ samples: [], accepted: [], refused: [] },
  warnings: [{ kind: 'too-slow', detail: '' }],
};

/** Never throws for what a host wrote: what is wrong with it is part of the answer. */
export const previewQuestionCallable = roomCallable(previewQuestion, 'question:run', async ({ input }) => {
  return (await previewInThread(input.written)) ?? tooSlow;
});
