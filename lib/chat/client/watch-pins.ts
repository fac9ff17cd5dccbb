import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { pinsPerRoom } from '../changes/message-changes';
import type { KeptMessage } from '../schema';
import { parseKept } from './watch-messages';

/** Follows what is pinned in a room, what was pinned last first. */
export const watchPins =
  (roomId: string): Watch<readonly KeptMessage[]> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, limit, onSnapshot, orderBy, query, where } = await loadFirestore();
      return onSnapshot(
        query(
          collection(firestore, 'rooms', roomId, 'messages'),
          where('to', '==', 'everyone'),
          where('pinnedAt', '>', 0),
          orderBy('pinnedAt', 'desc'),
          limit(pinsPerRoom),
        ),
        ({ docs, metadata }) => {
          const pinned = docs.flatMap((doc) => parseKept(doc) ?? []);
          next(pinned, !metadata.fromCache);
        },
        fail,
      );
    }, fail);
