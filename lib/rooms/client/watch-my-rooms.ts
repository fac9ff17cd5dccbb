import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import type { RoomSummary } from '../list/room-list';
import { roomListingSchema } from '../schema';

/** Follows the list of the rooms that a person is a member of, in no particular order. */
export function watchMyRooms(uid: string): Watch<RoomSummary[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, 'users', uid, 'rooms'),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          // Nothing remembered is not the same as no rooms.
          if (metadata.fromCache && docs.length === 0) return;
          const rooms = docs.map((doc) => parseListing(doc.id, doc.data())).filter((room) => room !== null);
          next(rooms, !metadata.fromCache);
        },
        fail,
      );
    }, fail);
}

/** A listing that an older or newer release wrote in another shape is left out rather than shown wrongly. */
function parseListing(roomId: string, data: unknown): RoomSummary | null {
  const parsed = roomListingSchema.safeParse(data);
  return parsed.success ? { ...parsed.data, roomId } : null;
}
