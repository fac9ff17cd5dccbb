import 'server-only';
import { changeTranscript, deleteTranscript, keepSaid } from '@/lib/captions/contract';
import { changeTranscriptOf, deleteTranscriptOf } from '@/lib/captions/server/change-transcript';
import { keepSaidIn } from '@/lib/captions/server/keep-said';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const keepSaidCallable = roomCallable(keepSaid, 'room:read', ({ caller, input }) =>
  keepSaidIn({ ...input, uid: caller.uid }),
);

const changeTranscriptCallable = roomCallable(
  changeTranscript,
  'room:settings',
  async ({ caller, input: { roomId, isKept } }) => {
    await changeTranscriptOf(roomId, isKept, caller.uid);
    return {};
  },
);

const deleteTranscriptCallable = roomCallable(
  deleteTranscript,
  'member:moderate',
  async ({ caller, input: { roomId, sessionId } }) => {
    await deleteTranscriptOf(roomId, sessionId, caller.uid);
    return {};
  },
);

/** What is kept of what people say in a call. */
export const captionCallables = [keepSaidCallable, changeTranscriptCallable, deleteTranscriptCallable];
