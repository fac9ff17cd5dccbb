import { errorCodeOf } from '@/lib/core/error-code-of';
import { loadFirestore } from '@/lib/firebase/client/load-firestore';

/** Longer than an answer takes; nobody is kept waiting for a reason (ms). */
const patience = 4000;

/**
 * Asks whether a room that its member was in a moment ago has been deleted: by then nothing of it can be read any
 * more. False when that cannot be found out in time.
 */
export async function isRoomGone(roomId: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
  return Promise.race([ask(roomId), tooLate]);
}

async function ask(roomId: string): Promise<boolean> {
  try {
    const { firestore, doc, getDocFromServer } = await loadFirestore();
    return !(await getDocFromServer(doc(firestore, 'rooms', roomId))).exists();
  } catch (thrown) {
    return errorCodeOf(thrown) === 'firestore/permission-denied';
  }
}
