import { showingSchema, type Showing } from '@/lib/class/showing';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/** Follows whether a learner's page is shown or asked for; null where neither is. */
export function watchShowing(roomId: string, handoutId: string, uid: string): Watch<Showing | null> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'rooms', roomId, 'handouts', handoutId, 'showings', uid),
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (fromCache && !snapshot.exists()) return;
          next(showingSchema.safeParse(snapshot.data()).data ?? null, !fromCache);
        },
        fail,
      );
    }, fail);
}
