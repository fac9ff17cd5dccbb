import { loadFirestore } from '@/lib/firebase/client/load-firestore';

/** Nobody whose connection is bad is kept waiting for a reason (ms). */
const patience = 4000;

/**
 * Asks whether a session that its member was in a moment ago was ended for everyone. False when that cannot be found
 * out in time.
 */
export async function isEndedForEveryone(roomId: string, sessionId: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
  return Promise.race([ask(roomId, sessionId).catch(() => false), tooLate]);
}

async function ask(roomId: string, sessionId: string): Promise<boolean> {
  const [{ firestore, doc, getDocFromServer }, { matrixHeadSchema }] = await Promise.all([
    loadFirestore(),
    import('@/lib/rooms/schema'),
  ]);
  const head = await getDocFromServer(doc(firestore, 'rooms', roomId, 'access', '_matrix'));
  const latest = matrixHeadSchema.safeParse(head.data()).data?.latest;
  return latest?.id === sessionId && latest.endedBy === 'host';
}
