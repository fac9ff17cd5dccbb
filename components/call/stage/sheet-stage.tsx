'use client';

import { useMemo } from 'react';
import { sheetBeside } from '@/components/call/stage/sheet-beside';
import { useSheetFollow } from '@/components/call/stage/use-sheet-follow';
import type { CallRoomState } from '@/components/call/use-call-room';
import { RoomSheets, type SheetPeople } from '@/components/worksheet/room-sheets';
import type { CursorChannel } from '@/lib/worksheet/client/use-cursors';

/** The room's worksheet on the stage of a call. */
export function SheetStage({ room, className }: { room: CallRoomState; className: string }) {
  const { call, context } = room;
  const { people, colourOf } = context;
  const cursors = useMemo(
    (): CursorChannel => ({
      // A cursor that does not arrive is followed by the next one.
      send: (cursor) =>
        void call.data.send('sheet-cursor', cursor, { reliable: false }).catch(() => undefined),
      listen: (listener) => call.data.listen('sheet-cursor', (cursor, { uid }) => listener(cursor, uid)),
    }),
    [call],
  );
  const known = useMemo(
    (): SheetPeople => ({ nameOf: (uid) => people.find((one) => one.uid === uid)?.name ?? null, colourOf }),
    [people, colourOf],
  );
  return (
    <RoomSheets
      roomId={context.roomId}
      mayEdit={context.viewer.access?.['worksheet:edit'].allowed ?? false}
      denied={{ reason: room.toReason(room.rights.sheetDenial), way: room.wayOn(room.rights.sheetDenial) }}
      people={known}
      cursors={cursors}
      follow={useSheetFollow(room)}
      onFailed={context.notifyFailure}
      onDesk={sheetBeside.set}
      className={className}
    />
  );
}
