'use client';

import { useMemo } from 'react';
import { sheetBeside, sheetPoint, sheetSpot } from '@/components/call/stage/sheet-beside';
import { useSheetWays } from '@/components/call/stage/cells/use-sheet-ways';
import { useSheetFollow } from '@/components/call/stage/use-sheet-follow';
import type { StageProps } from '@/components/call/panels/call-lists';
import { RoomSheets } from '@/components/worksheet/room-sheets';
import {
  SheetCompanyContext,
  type SheetCompany,
  type SheetPeople,
} from '@/components/worksheet/sheet-company';
import { useStore } from '@/lib/call/client/use-store';
import type { CursorChannel } from '@/lib/worksheet/client/use-cursors';

/** The room's worksheet on the stage of a call. */
export function SheetStage({ room, panels, className }: StageProps) {
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
  const company: SheetCompany = {
    people: known,
    cursors,
    follow: useSheetFollow(room),
    ways: useSheetWays(room, panels),
    point: useStore(sheetPoint),
    onSpot: sheetSpot.set,
    onDesk: sheetBeside.set,
  };
  return (
    <SheetCompanyContext value={company}>
      <RoomSheets
        roomId={context.roomId}
        mayEdit={context.viewer.access?.['worksheet:edit'].allowed ?? false}
        denied={{ reason: room.toReason(room.rights.sheetDenial), way: room.wayOn(room.rights.sheetDenial) }}
        onFailed={context.notifyFailure}
        className={className}
      />
    </SheetCompanyContext>
  );
}
