import { errorCodeOf } from '@/lib/errors/error-code-of';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/** How long it waits before it asks again (ms). A page that was busy leaving a call often loses its first question. */
const pauses = [1000, 3000, 9000];

/**
 * Asks whether a room that its member was in a moment ago has been deleted: by then nothing of it can be read any
 * more. It answers when the server does, which may be late, and asks again where no answer came; false at last.
 */
export async function isRoomGone(roomId: string): Promise<boolean> {
  for (const pause of [...pauses, null]) {
    try {
      const { firestore, doc, getDocFromServer } = await loadFirestore();
      return !(await getDocFromServer(doc(firestore, 'rooms', roomId))).exists();
    } catch (thrown) {
      if (errorCodeOf(thrown) === 'firestore/permission-denied') return true;
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return false;
}
