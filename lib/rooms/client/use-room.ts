'use client';

import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { lostAfter } from '@/lib/firebase/client/use-lost-since';
import { useWatch } from '@/lib/core/client/use-watch';
import type { InsidePerson } from '../session/inside';
import type { Member, Room } from '../schema';
import type { PagePresence } from '../session/page-presence';
import { useKeepRoomNames } from './known-room';
import { watchPresence } from './presence/watch-presence';
import { useDatabaseLost } from './use-database-lost';
import { watchInside } from './watch-inside';
import { watchSeenMembers, watchSeenMembership, watchSeenRoom } from './seen/watch-seen-room';

type RoomPage =
  | { state: 'loading' }
  /** No such room, or not a member of it: nobody can tell which. Removed while looking can be told. */
  | { state: 'closed'; wasMember: boolean }
  | { state: 'failed'; failure: unknown }
  | {
      state: 'open';
      room: Room;
      members: Member[];
      /** Null while it is not known. */
      inside: InsidePerson[] | null;
      isInsideLost: boolean;
      /** Whose pages of the room are open; null while it is not known. */
      presence: ReadonlyMap<string, PagePresence> | null;
    };

type SeenRoom = {
  page: RoomPage;
  isLost: boolean;
  /** From when the room is, where this device has kept it from an earlier page (ms). */
  seenAt: number | null;
};

/** One room as its member sees it; `uid` is null while it is not known who is looking. */
export function useRoom(uid: string | null, roomId: string): SeenRoom {
  const membership = useWatch(watchSeenMembership, uid, roomId);
  const isMember = membership.value === 'member';
  const room = useWatch(watchSeenRoom, isMember ? roomId : null);
  const members = useWatch(watchSeenMembers, isMember ? roomId : null);
  const inside = useWatch(watchInside, isMember ? roomId : null);
  const presence = useWatch(watchPresence, isMember ? roomId : null);
  const isInsideLost = useDatabaseLost(isMember);

  useKeepRoomNames(uid, room.value ? { [roomId]: room.value.name } : {});

  const failure: unknown = membership.failure ?? room.failure ?? members.failure;
  const isCurrent = membership.isCurrent && (!isMember || (room.isCurrent && members.isCurrent));
  const isLost = useDelayedFlag(!isCurrent && failure === null, lostAfter);

  const toPage = (): RoomPage => {
    if (membership.value === 'stranger') return { state: 'closed', wasMember: false };
    if (membership.value === 'removed' || room.value === null) return { state: 'closed', wasMember: true };
    if (room.value && members.value) {
      return {
        state: 'open',
        room: room.value,
        members: members.value,
        inside: inside.value && !inside.failure ? inside.value : null,
        isInsideLost,
        presence: presence.value && !presence.failure ? presence.value : null,
      };
    }
    return failure === null ? { state: 'loading' } : { state: 'failed', failure };
  };
  const seen = [room.seenAt, members.seenAt].filter((at) => at !== undefined);
  return { page: toPage(), isLost, seenAt: seen.length === 0 ? null : Math.min(...seen) };
}
