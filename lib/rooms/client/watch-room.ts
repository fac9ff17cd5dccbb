import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { memberSchema, roomSchema, type Member, type Room } from '../schema';
import { watchDocument } from './watch-document';

/** Follows what a room is called and how it is set. Null when it is not there. */
export const watchRoom = (roomId: string): Watch<Room | null> =>
  watchDocument(roomId, [], (data) => roomSchema.safeParse(data).data ?? null);

/** Follows one member of a room. Null when they are none. */
export const watchMember = (roomId: string, uid: string): Watch<Member | null> =>
  watchDocument(roomId, ['members', uid], (data) => memberSchema.safeParse(data).data ?? null);

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
