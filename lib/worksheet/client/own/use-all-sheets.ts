'use client';

import { useMemo } from 'react';
import { useWatch, type Watched } from '@/lib/core/client/use-watch';
import { useWatchEach } from '@/lib/core/client/use-watch-each';
import { watchMyRooms } from '@/lib/rooms/client/watch-my-rooms';
import type { RoomSummary } from '@/lib/rooms/list/room-list';
import { watchWorksheets } from '../watch-worksheets';
import { watchOwnSheets, watchSheetNotes } from './change-own-sheets';
import { listSheets, type ListedSheet } from '../../own/list-sheets';

const noRooms: RoomSummary[] = [];

/** All sheets of the signed-in person: their own, and those of their rooms that are not put away. */
export function useAllSheets(uid: string | null): Pick<Watched<ListedSheet[]>, 'value' | 'failure'> {
  const own = useWatch(watchOwnSheets, uid);
  const rooms = useWatch(watchMyRooms, uid);
  const open = useMemo(() => (rooms.value ?? noRooms).filter(({ archived }) => !archived), [rooms.value]);
  const ids = open.map(({ roomId }) => roomId);
  const sheets = useWatchEach(ids, watchWorksheets);
  const notes = useWatchEach(ids, watchSheetNotes);

  const value = useMemo(
    () =>
      own.value &&
      listSheets(
        own.value,
        open.map(({ roomId, name }) => ({
          room: { id: roomId, name },
          sheets: sheets.get(roomId) ?? [],
          notes: notes.get(roomId) ?? new Map(),
        })),
      ),
    [own.value, open, sheets, notes],
  );
  return { value, failure: own.failure ?? rooms.failure };
}
