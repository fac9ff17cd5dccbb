import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { watchDocument } from '@/lib/rooms/client/watch-document';
import { roomSchema } from '@/lib/rooms/schema';
import { saidSchema, type KeptSaid } from '../transcript';

/** More than a long lesson has. */
const most = 3000;

/** Follows whether a room keeps what is said. */
export const watchIsKept = (roomId: string): Watch<boolean> =>
  watchDocument(roomId, [], (data) => roomSchema.safeParse(data).data?.transcript ?? false);

/** Follows what was kept of a session, the first words first. */
export const watchTranscript =
  (roomId: string, sessionId: string): Watch<KeptSaid[]> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, limit, onSnapshot, orderBy, query } = await loadFirestore();
      const place = collection(firestore, 'rooms', roomId, 'sessions', sessionId, 'transcript');
      return onSnapshot(
        query(place, orderBy('at', 'desc'), limit(most)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const kept = docs.flatMap((doc) => {
            const said = saidSchema.safeParse(doc.data()).data;
            return said ? [{ ...said, id: doc.id }] : [];
          });
          next(kept.toReversed(), !metadata.fromCache);
        },
        fail,
      );
    }, fail);
