'use client';

import { useMemo } from 'react';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useWatch } from '@/lib/core/client/use-watch';
import { arrangeRooms, type LiveRoom, type RoomSummary } from '../room-list';
import { lostAfter, useDatabaseLost } from './use-database-lost';
import { useInsideByRoom } from './use-inside-by-room';
import { watchMyRooms } from './watch-my-rooms';

export type MyRooms = {
  /** Undefined until the list is there. */
  rooms: { live: LiveRoom[]; others: RoomSummary[] } | undefined;
  failure: unknown;
  /** No connection to the list for ten seconds. */
  isListLost: boolean;
  /** No connection to who is inside for ten seconds. */
  isInsideLost: boolean;
};

const noRooms: RoomSummary[] = [];

/** The rooms of the signed-in person, with who is inside; null while it is not known who that is. */
export function useMyRooms(uid: string | null): MyRooms {
  const watch = useMemo(() => (uid === null ? null : watchMyRooms(uid)), [uid]);
  const { value, isCurrent, failure } = useWatch(watch);
  const inside = useInsideByRoom((value ?? noRooms).map(({ roomId }) => roomId));
  const rooms = useMemo(() => value && arrangeRooms(value, inside), [value, inside]);
  const isListLost = useDelayedFlag(!isCurrent && failure === null, lostAfter);
  const isInsideLost = useDatabaseLost(rooms !== undefined);
  return { rooms, failure, isListLost, isInsideLost };
}
