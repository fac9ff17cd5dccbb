import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firestore';
import { memberSchema, roomSchema, type Member, type Room } from '../schema';

/** Follows what a room is called and how it is set. Null when it is not there. */
export function watchRoom(roomId: string): Watch<Room | null> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'rooms', roomId),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (fromCache && !snapshot.exists()) return;
          const parsed = roomSchema.safeParse(snapshot.data());
          next(parsed.success ? parsed.data : null, !fromCache);
        },
        fail,
      );
    }, fail);
}

/** Follows one member of a room. Null when they are none. */
export function watchMember(roomId: string, uid: string): Watch<Member | null> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'rooms', roomId, 'members', uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (fromCache && !snapshot.exists()) return;
          const parsed = memberSchema.safeParse(snapshot.data());
          next(parsed.success ? parsed.data : null, !fromCache);
        },
        fail,
      );
    }, fail);
}

/** Follows the members of a room, in no particular order. */
export function watchMembers(roomId: string): Watch<Member[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, 'rooms', roomId, 'members'),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const parsed = docs.map((doc) => memberSchema.safeParse(doc.data()));
          next(
            parsed.filter(({ success }) => success).map(({ data }) => data as Member),
            !metadata.fromCache,
          );
        },
        fail,
      );
    }, fail);
}
