import { answerInTime } from '@/lib/callables/client/answer-in-time';
import { readMatrixHead } from './read-matrix-head';

/**
 * Asks whether a session that its member was in a moment ago was ended for everyone. False when that cannot be found
 * out in time.
 */
export const isEndedForEveryone = (roomId: string, sessionId: string): Promise<boolean> =>
  answerInTime(
    ask(roomId, sessionId).catch(() => false),
    false,
  );

async function ask(roomId: string, sessionId: string): Promise<boolean> {
  const [head, { wasEndedForEveryone }] = await Promise.all([
    readMatrixHead(roomId),
    import('@/lib/rooms/session/session'),
  ]);
  return wasEndedForEveryone(sessionId, head?.latest ?? null);
}
