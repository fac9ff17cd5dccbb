import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/** `removed` only when they were a member while this page looked. */
export type Membership = 'member' | 'stranger' | 'removed';

/**
 * Follows whether a person is a member of a room, by their own list. Unlike the room itself the list can
 * always be read, so being added or removed is seen at once, and a room that does not exist looks exactly like
 * one that the person is not in.
 */
export function watchMembership(uid: string, roomId: string): Watch<Membership> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      let absence: Membership = 'stranger';
      return onSnapshot(
        doc(firestore, 'users', uid, 'rooms', roomId),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          // Nothing remembered is not the same as not a member.
          if (fromCache && !snapshot.exists()) return;
          if (snapshot.exists()) absence = 'removed';
          next(snapshot.exists() ? 'member' : absence, !fromCache);
        },
        fail,
      );
    }, fail);
}
