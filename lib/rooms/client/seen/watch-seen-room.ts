import * as z from 'zod/mini';
import type { Watch } from '@/lib/core/client/use-watch';
import { keepSeen } from '@/lib/auth/client/seen/keep-seen';
import { forgetOtherRooms, forgetRoom, seenOfRoom } from '@/lib/auth/client/seen/own-seen';
import type { RoomSummary } from '../../list/room-list';
import { memberSchema, roomListingSchema, roomSchema, type Member, type Room } from '../../schema';
import { watchMembership, type Membership } from '../watch-membership';
import { watchMyRooms } from '../watch-my-rooms';
import { watchMembers, watchRoom } from '../watch-room';

const membersSchema = z.array(memberSchema);
const summariesSchema = z.array(z.extend(roomListingSchema, { roomId: z.string() }));

/** As `watchRoom`, and without a network as the person saw it here last. */
export const watchSeenRoom = (roomId: string): Watch<Room | null> =>
  keepSeen(watchRoom(roomId), {
    key: seenOfRoom(roomId, 'room'),
    parse: (kept) => roomSchema.safeParse(kept).data ?? null,
  });

/** As `watchMembers`, and without a network as the person saw them here last. */
export const watchSeenMembers = (roomId: string): Watch<Member[]> =>
  keepSeen(watchMembers(roomId), {
    key: seenOfRoom(roomId, 'members'),
    parse: (kept) => membersSchema.safeParse(kept).data ?? null,
  });

/** As `watchMembership`. Who is no member any more finds nothing of the room on this device either. */
export const watchSeenMembership = (uid: string, roomId: string): Watch<Membership> =>
  keepSeen(
    onEach(watchMembership(uid, roomId), (membership) => {
      if (membership !== 'member') forgetRoom(roomId);
    }),
    {
      key: seenOfRoom(roomId, 'membership'),
      parse: (kept) => (kept === 'member' ? kept : null),
    },
  );

/** As `watchMyRooms`. Rooms that are gone from the list go from this device. */
export const watchSeenRooms = (uid: string): Watch<RoomSummary[]> =>
  keepSeen(
    onEach(watchMyRooms(uid), (rooms) => forgetOtherRooms(rooms.map(({ roomId }) => roomId))),
    { key: 'rooms', parse: (kept) => summariesSchema.safeParse(kept).data ?? null },
  );

/** Runs something with each value of the service, before it is passed on. */
const onEach =
  <T>(watch: Watch<T>, run: (value: T) => void): Watch<T> =>
  ({ next, fail }) =>
    watch({
      next: (value, isFromService) => {
        if (isFromService) run(value);
        next(value, isFromService);
      },
      fail,
    });
