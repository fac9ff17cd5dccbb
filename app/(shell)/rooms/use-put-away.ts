'use client';

import { callServer } from '@/lib/callables/client/call-server';
import { useRowActions, type RowActions } from '@/lib/core/client/use-row-actions';
import { archiveRoom } from '@/lib/rooms/contract';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

const keyOf = ({ roomId }: RoomSummary) => roomId;
const setArchived =
  (isArchived: boolean) =>
  ({ roomId }: RoomSummary, onChecking: () => void) =>
    callServer(archiveRoom, { roomId, isArchived }, { onChecking });

/** Putting the rooms of a list away, each with the undo in its place, and bringing them back from its end. */
export function usePutAway(): { away: RowActions<RoomSummary>; back: RowActions<RoomSummary> } {
  return {
    away: useRowActions({ keyOf, act: setArchived(true), undo: setArchived(false) }),
    back: useRowActions({ keyOf, act: setArchived(false) }),
  };
}
