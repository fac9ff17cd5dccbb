import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { fileSchema, type RoomFile } from '../schema';

/** Follows one file of a room; null for one that is not there. Fails for a person who may not read the room. */
export const watchFile =
  (roomId: string, fileId: string): Watch<RoomFile | null> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'rooms', roomId, 'files', fileId),
        { includeMetadataChanges: true },
        (found) => {
          const { fromCache } = found.metadata;
          if (fromCache && !found.exists()) return;
          const file = fileSchema.safeParse(found.data());
          next(
            file.success && file.data.state === 'here' ? { ...file.data, id: found.id } : null,
            !fromCache,
          );
        },
        fail,
      );
    }, fail);
