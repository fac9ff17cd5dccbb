import type { Member, Room, RoomListing } from '@/lib/rooms/schema';

/** A session that is over, as the list shows it. */
export type PastSession = NonNullable<RoomListing['last']>;

type ListedRoom = Pick<Room, 'name' | 'preset' | 'ownerUid' | 'archivedAt' | 'plan' | 'picture'>;

/**
 * What stands about a room in the list of one of its members.
 *
 * @param last the newest session of the room that has ended; who was added later was not part of it
 */
export function listingOf(
  { name, preset, ownerUid, archivedAt, plan, picture }: ListedRoom,
  { uid, profile, addedAt }: Pick<Member, 'uid' | 'profile' | 'addedAt'>,
  last: PastSession | null = null,
): RoomListing {
  return {
    name,
    preset,
    profile,
    addedAt,
    archived: archivedAt !== undefined,
    isOwner: uid === ownerUid,
    ...(last && last.endedAt >= addedAt && { last }),
    ...(plan && { plan }),
    ...(picture !== undefined && { picture }),
  };
}
