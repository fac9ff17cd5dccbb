import { answerInTime } from '@/lib/callables/client/answer-in-time';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/**
 * Asks whether a room that its member was in a moment ago has been deleted: by then nothing of it can be read any
 * more. False when that cannot be found out in time.
 */
export const isRoomGone = (roomId: string): Promise<boolean> => answerInTime(ask(roomId), false);

async function ask(roomId: string): Promise<boolean> {
  try {
    const { firestore, doc, getDocFromServer } = await loadFirestore();
    return !(await getDocFromServer(doc(firestore, 'rooms', roomId))).exists();
  } catch (thrown) {
    return errorCodeOf(thrown) === 'firestore/permission-denied';
  }
}
