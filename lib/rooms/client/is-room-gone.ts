import { errorCodeOf } from '@/lib/errors/error-code-of';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/**
 * Asks whether a room that its member was in a moment ago has been deleted: by then nothing of it can be read any
 * more. It answers when the server does, which may be late.
 */
export async function isRoomGone(roomId: string): Promise<boolean> {
  try {
    const { firestore, doc, getDocFromServer } = await loadFirestore();
    return !(await getDocFromServer(doc(firestore, 'rooms', roomId))).exists();
  } catch (thrown) {
    return errorCodeOf(thrown) === 'firestore/permission-denied';
  }
}
