'use client';

import { useMemo } from 'react';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useWatch } from '@/lib/core/client/use-watch';
import { useWatchEach } from '@/lib/core/client/use-watch-each';
import { arrangeRooms, type ArrangedRooms, type Held, type RoomSummary } from '../list/room-list';
import { useKeepRoomNames } from './known-room';
import { lostAfter, useDatabaseLost } from './use-database-lost';
import { watchInside } from './watch-inside';
import { watchMyRooms } from './watch-my-rooms';

export type MyRooms = {
  /** Undefined until the list is there. */
  rooms: ArrangedRooms | undefined;
  failure: unknown;
  /** No connection to the list for ten seconds. */
  isListLost: boolean;
  /** No connection to who is inside for ten seconds. */
  isInsideLost: boolean;
};

const noRooms: RoomSummary[] = [];

/**
 * The rooms of the signed-in person, with who is inside; null while it is not known who that is.
 *
 * @param held the rooms that were put away a moment ago and keep their places
 */
export function useMyRooms(uid: string | null, now: number, held: Held): MyRooms {
  const { value, isCurrent, failure } = useWatch(watchMyRooms, uid);
  const inside = useWatchEach(
    (value ?? noRooms).map(({ roomId }) => roomId),
    watchInside,
  );
  const rooms = useMemo(
    () => value && arrangeRooms(value, { inside, now, held }),
    [value, inside, now, held],
  );
  const names = useMemo(
    () => Object.fromEntries((value ?? noRooms).map(({ roomId, name }) => [roomId, name])),
    [value],
  );
  useKeepRoomNames(uid, names);
  const isListLost = useDelayedFlag(!isCurrent && failure === null, lostAfter);
  const isInsideLost = useDatabaseLost(rooms !== undefined);
  return { rooms, failure, isListLost, isInsideLost };
}
