import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { roomNoticesSchema, type NoticeChoices } from '../schema';

/** Follows what a person has chosen for one room; empty where they follow their account. */
export function watchRoomNotices(uid: string, roomId: string): Watch<NoticeChoices> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'users', uid, 'roomNotices', roomId),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          // Nothing remembered is not the same as nothing chosen.
          if (fromCache && !snapshot.exists()) return;
          const kept = roomNoticesSchema.safeParse(snapshot.data());
          next(kept.success ? kept.data.choices : {}, !fromCache);
        },
        fail,
      );
    }, fail);
}
