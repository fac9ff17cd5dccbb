import type { Member, Room, RoomListing } from '@/lib/rooms/schema';

type ListedRoom = Pick<Room, 'name' | 'preset' | 'ownerUid' | 'archivedAt' | 'plan'>;

/** What stands about a room in the list of one of its members. */
export function listingOf(
  { name, preset, ownerUid, archivedAt, plan }: ListedRoom,
  { uid, profile, addedAt }: Pick<Member, 'uid' | 'profile' | 'addedAt'>,
): RoomListing {
  return {
    name,
    preset,
    profile,
    addedAt,
    archived: archivedAt !== undefined,
    isOwner: uid === ownerUid,
    ...(plan && { plan }),
  };
}
