import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firestore';
import { matrixHeadSchema } from '../schema';
import { isShutByEnd } from '../session';

/** Follows whether a room's call was ended for everyone, and whoever may begin the next has not come into one yet. */
export function watchShutByEnd(roomId: string): Watch<boolean> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'rooms', roomId, 'access', '_matrix'),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (fromCache && !snapshot.exists()) return;
          const parsed = matrixHeadSchema.safeParse(snapshot.data());
          next(parsed.success && isShutByEnd(parsed.data.latest), !fromCache);
        },
        fail,
      );
    }, fail);
}
