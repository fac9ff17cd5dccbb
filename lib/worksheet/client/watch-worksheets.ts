import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { parseWorksheets } from '../parse-worksheets';
import type { Worksheet } from '../schema';

/**
 * Follows the sheets of a room, oldest first, those in the bin included. An empty list that the service has told means
 * that the first sheet is still to be created.
 */
export function watchWorksheets(roomId: string): Watch<Worksheet[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, 'rooms', roomId, 'worksheets'),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          next(parseWorksheets(docs.map((doc) => ({ id: doc.id, data: doc.data() }))), !metadata.fromCache);
        },
        fail,
      );
    }, fail);
}
