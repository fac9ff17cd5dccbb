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
  const [{ firestore, doc, getDocFromServer }, { matrixHeadSchema }] = await Promise.all([
    loadFirestore(),
    import('@/lib/rooms/schema'),
  ]);
  const head = await getDocFromServer(doc(firestore, 'rooms', roomId, 'access', '_matrix'));
  const latest = matrixHeadSchema.safeParse(head.data()).data?.latest;
  if (!latest) return false;
  // A next one has begun already: one that emptied by itself would have let its people come back.
  return latest.id !== sessionId || latest.endedBy === 'host';
}
