import { parseHandouts, type HandedOut } from '@/lib/class/parse-handouts';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/** Follows what was handed out in a room, the newest first. */
export function watchHandouts(roomId: string): Watch<HandedOut[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, 'rooms', roomId, 'handouts'),
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          next(parseHandouts(docs.map((doc) => ({ id: doc.id, data: doc.data() }))), !metadata.fromCache);
        },
        fail,
      );
    }, fail);
}
