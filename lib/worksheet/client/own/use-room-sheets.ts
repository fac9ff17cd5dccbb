'use client';

import { useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { filterSheets, listSheets, type ListedSheet } from '../../own/list-sheets';
import { watchSeenWorksheets } from '../watch-seen-worksheets';
import { watchSheetNotes } from './change-own-sheets';

/** The sheets of a room in use, the latest edit first. Undefined until they are known, null if they cannot be. */
export function useRoomSheets(roomId: string, roomName: string): ListedSheet[] | null | undefined {
  const sheets = useWatch(watchSeenWorksheets, roomId);
  const notes = useWatch(watchSheetNotes, roomId);
  return useMemo(() => {
    if (sheets.failure !== null) return null;
    if (sheets.value === undefined) return undefined;
    const room = { id: roomId, name: roomName };
    const all = listSheets([], [{ room, sheets: sheets.value, notes: notes.value ?? new Map() }]);
    const inUse = all.filter(({ binnedAt }) => binnedAt === null);
    return filterSheets(inUse, { typed: '', place: 'everywhere', order: 'edited' });
  }, [roomId, roomName, sheets.value, sheets.failure, notes.value]);
}
