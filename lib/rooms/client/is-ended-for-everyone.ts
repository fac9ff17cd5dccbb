import { answerInTime } from '@/lib/core/client/answer-in-time';
import { loadFirestore } from '@/lib/firebase/client/load-firestore';

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
  const [{ firestore, doc, getDocFromServer }, { matrixHeadSchema }, { wasEndedForEveryone }] =
    await Promise.all([loadFirestore(), import('@/lib/rooms/schema'), import('@/lib/rooms/session')]);
  const head = await getDocFromServer(doc(firestore, 'rooms', roomId, 'access', '_matrix'));
  return wasEndedForEveryone(sessionId, matrixHeadSchema.safeParse(head.data()).data?.latest ?? null);
}
