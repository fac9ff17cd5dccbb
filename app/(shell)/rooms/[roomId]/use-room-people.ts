'use client';

import { useBan } from '@/app/(shell)/rooms/[roomId]/use-ban';
import type { RoomPage } from '@/app/(shell)/rooms/[roomId]/use-room-page';
import type { Why } from '@/lib/audit/reason';
import { callServer } from '@/lib/callables/client/call-server';
import { useRowActions, type RowActions } from '@/lib/core/client/use-row-actions';
import { waitingSince } from '@/lib/lobby/at-door';
import type { WaitingRow } from '@/lib/lobby/waiting-row';
import { removeMember, restoreMember } from '@/lib/rooms/contract';
import { arrangePeople, colourBySeat } from '@/lib/rooms/members/people';
import type { Member } from '@/lib/rooms/schema';

export type RoomPeopleState = ReturnType<typeof useRoomPeople>;

/**
 * Who belongs to a room, and the taking out of people. A person who was just removed keeps their place while it can be
 * undone.
 */
export function useRoomPeople(page: RoomPage, queue: readonly WaitingRow[]) {
  const { roomId, user, room, members, inside, isInsideLost, presence } = page;
  const removal = useRemoval(roomId);
  const gone = [...removal.all.values()].map(({ subject }) => subject);
  const listed = [...members, ...gone.filter(({ uid }) => !members.some((member) => member.uid === uid))];
  const banning = useBan(roomId, listed, (uid) => {
    // A removal that could still be undone is now final.
    const removed = removal.all.get(uid);
    if (removed) removal.forget(removed.subject);
  });
  const people = arrangePeople(listed, isInsideLost ? null : inside, {
    ...{ viewer: user.uid, owner: room.ownerUid },
    atDoor: waitingSince(queue),
    ...(presence && { open: presence }),
  });
  return { listed, people, removal, banning, colourOf: colourBySeat([...(inside ?? []), ...listed]) };
}

/** Taking people out of a room at once, each with the undo in their place for ten seconds. */
function useRemoval(roomId: string): RowActions<Member & Why> {
  return useRowActions<Member & Why>({
    keyOf: ({ uid }) => uid,
    act: ({ uid, reason }, onChecking) =>
      callServer(removeMember, { roomId, uid, ...(reason !== undefined && { reason }) }, { onChecking }),
    undo: ({ uid }, onChecking) => callServer(restoreMember, { roomId, uid }, { onChecking }),
  });
}
