import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { fileLimits } from '../limits';
import { fileSchema, type RoomFile } from '../schema';

/** Follows the files that are in a room, the newest first. */
export const watchFiles =
  (roomId: string): Watch<RoomFile[]> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, limit, onSnapshot, orderBy, query, where } = await loadFirestore();
      const files = collection(firestore, 'rooms', roomId, 'files');
      return onSnapshot(
        query(files, where('state', '==', 'here'), orderBy('at', 'desc'), limit(fileLimits.files)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const read = docs.flatMap((doc) => {
            const file = fileSchema.safeParse(doc.data());
            return file.success ? [{ ...file.data, id: doc.id }] : [];
          });
          next(read, !metadata.fromCache);
        },
        fail,
      );
    }, fail);
