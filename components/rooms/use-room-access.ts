import { useWhyNot } from '@/components/rooms/use-why-not';
import { traitsOf } from '@/lib/access/profiles';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { useKeepPresence } from '@/lib/rooms/client/presence/use-keep-presence';
import { useRoom } from '@/lib/rooms/client/use-room';
import { accessInRoom } from '@/lib/rooms/room-access';

export type RoomAccess = ReturnType<typeof useRoomAccess>;
export type OpenRoomAccess = NonNullable<RoomAccess['open']>;

/**
 * One room as the reader sees it. `open` holds the room, what the reader is in it and why something is denied; it is
 * null while the room is not open to them, and `page` says why.
 */
export function useRoomAccess(roomId: string) {
  const user = useSignedInUser();
  const organization = useOrganization();
  const { page, isLost, seenAt } = useRoom(user?.uid ?? null, roomId);
  const opened = page.state === 'open' ? page : null;
  const profile = opened?.members.find(({ uid }) => uid === user?.uid)?.profile ?? 'observer';
  const access = accessInRoom(organization, { profile, settings: opened?.room.settings ?? {} });
  const whyNot = useWhyNot(access);
  // Who observes is not announced.
  useKeepPresence(roomId, opened && !traitsOf(profile).hidden ? (user?.uid ?? null) : null, 'here');
  const open = user && opened && { ...opened, user, profile, access, whyNot };
  return { roomId, user, page, isLost, seenAt, open };
}
