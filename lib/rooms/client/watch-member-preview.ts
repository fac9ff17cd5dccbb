import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { memberPreviewOf, membersNeeded, type MemberPreview } from '../members/member-preview';
import { memberSchema, type Member } from '../schema';
import { onReturn } from './on-return';

/**
 * Follows who belongs to a room besides the reader: the first five members, and a count of all where there may be
 * more. A class that comes at once changes nothing of the first five, and so costs the readers of a list nothing;
 * they count again when they come back to the page, as from the lesson in which the class came.
 */
export function watchMemberPreview(roomId: string, uid: string): Watch<MemberPreview> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, getCountFromServer, limit, onSnapshot, orderBy, query } =
        await loadFirestore();
      const members = collection(firestore, 'rooms', roomId, 'members');
      let newest = 0;
      // Null where the first are all: then nothing has to be counted.
      let firstOfMany: Member[] | null = null;
      const count = (handleFailure: (thrown: unknown) => void) => {
        if (firstOfMany === null) return;
        const first = firstOfMany;
        const mine = (newest += 1);
        getCountFromServer(members).then((counted) => {
          if (mine === newest) next(memberPreviewOf(first, uid, counted.data().count), true);
        }, handleFailure);
      };
      const stopFollowing = onSnapshot(
        query(members, orderBy('addedAt'), limit(membersNeeded)),
        ({ docs, metadata }) => {
          // Nothing remembered is not the same as nobody.
          if (metadata.fromCache && docs.length === 0) return;
          const first = docs.flatMap((doc) => memberSchema.safeParse(doc.data()).data ?? []);
          firstOfMany = docs.length < membersNeeded ? null : first;
          if (firstOfMany === null) {
            newest += 1;
            next(memberPreviewOf(first, uid, null), !metadata.fromCache);
          } else count(fail);
        },
        fail,
      );
      // A reader who comes back without a connection keeps what they saw.
      const stopReturns = onReturn(() => count(() => undefined));
      return () => {
        stopFollowing();
        stopReturns();
        // An answer that is still on its way is nobody's any more.
        newest += 1;
      };
    }, fail);
}
