'use client';

import { useMemo } from 'react';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { lostAfter } from '@/lib/firebase/client/use-lost-since';
import { useWatch } from '@/lib/core/client/use-watch';
import { useWatchEach } from '@/lib/core/client/use-watch-each';
import { arrangeRooms, type ArrangedRooms, type Held, type RoomSummary } from '../list/room-list';
import { useKeepRoomNames } from './known-room';
import { useDatabaseLost } from './use-database-lost';
import { watchInside } from './watch-inside';
import { watchSeenRooms } from './seen/watch-seen-room';

export type MyRooms = {
  /** Undefined until the list is there. */
  rooms: ArrangedRooms | undefined;
  failure: unknown;
  /** No connection to the list for ten seconds. */
  isListLost: boolean;
  /** From when the list is, where it is from an earlier page (ms). */
  seenAt: number | null;
  /** No connection to who is inside for ten seconds. */
  isInsideLost: boolean;
};

const noRooms: RoomSummary[] = [];

type RoomList = ReturnType<typeof useRoomList>;

/** The rooms of the signed-in person as they are listed. */
export const useRoomList = (uid: string | null) => useWatch(watchSeenRooms, uid);

/**
 * The rooms of the signed-in person, with who is inside; null while it is not known who that is.
 *
 * @param summaries what `useRoomList` has read of them
 * @param held the rooms that were put away a moment ago and keep their places
 * @param awaited the rooms at whose door somebody waits for the reader
 */
export function useMyRooms(
  uid: string | null,
  { summaries, now, held, awaited }: { summaries: RoomList; now: number; held: Held; awaited: Held },
): MyRooms {
  const { value, isCurrent, failure, seenAt = null } = summaries;
  const inside = useWatchEach(
    (value ?? noRooms).map(({ roomId }) => roomId),
    watchInside,
  );
  const rooms = useMemo(
    () => value && arrangeRooms(value, { inside, now, held, awaited }),
    [value, inside, now, held, awaited],
  );
  const names = useMemo(
    () => Object.fromEntries((value ?? noRooms).map(({ roomId, name }) => [roomId, name])),
    [value],
  );
  useKeepRoomNames(uid, names);
  const isListLost = useDelayedFlag(!isCurrent && failure === null, lostAfter);
  const isInsideLost = useDatabaseLost(rooms !== undefined);
  return { rooms, failure, isListLost, isInsideLost, seenAt };
}
