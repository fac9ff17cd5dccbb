'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { sheetBeside, sheetPoint, sheetSpot } from '@/components/call/stage/sheet-beside';
import { useSheetWays } from '@/components/call/stage/cells/use-sheet-ways';
import { useInkDenied } from '@/components/call/stage/cells/use-ink-denied';
import { pageHandOf } from '@/components/call/stage/page-hand-of';
import { useInkChannel } from '@/components/call/stage/use-ink-channel';
import { useSheetFollow } from '@/components/call/stage/use-sheet-follow';
import type { StageProps } from '@/components/call/panels/call-lists';
import { RoomPages } from '@/components/class/room-pages';
import { RoomSheets } from '@/components/worksheet/room-sheets';
import {
  SheetCompanyContext,
  type SheetCompany,
  type SheetPeople,
} from '@/components/worksheet/sheet-company';
import { callServer } from '@/lib/callables/client/call-server';
import { handOutPage } from '@/lib/class/contract';
import { useStore } from '@/lib/call/client/use-store';
import type { Worksheet } from '@/lib/worksheet/schema';
import type { CursorChannel } from '@/lib/worksheet/client/use-cursors';

/** The room's worksheet on the stage of a call. */
export function SheetStage({ room, panels, className }: StageProps) {
  const { call, context, rights, isRehearsal } = room;
  const { roomId, viewer, people, colourOf, notifyFailure } = context;
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
  const inkDenied = useInkDenied(room);
  const inkChannel = useInkChannel(room);
  const handOut = useHandOut(room);
  // A person whose role has no page is never given one; whom a host paused keeps theirs to read. Nor is a host who
  // looks through a learner's eyes.
  const mayHavePage = !rights.leadsClass && rights.pageDenial?.decidedBy !== 'profile';
  const hasOwn = viewer.access !== null && mayHavePage && !isRehearsal;
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
      <RoomPages
        {...{ roomId, className }}
        uid={viewer.uid}
        leads={rights.leadsClass}
        hasOwn={hasOwn}
        pageDenied={room.toReason(rights.pageDenial)}
        hand={pageHandOf(room)}
        onFailed={notifyFailure}
      >
        <RoomSheets
          roomId={roomId}
          mayEdit={viewer.access?.['worksheet:edit'].allowed ?? false}
          denied={{
            reason: room.toReason(rights.sheetDenial),
            way: room.wayOn(rights.sheetDenial),
          }}
          drawing={{
            mayDraw: viewer.access?.['ink:draw'].allowed ?? false,
            denied: inkDenied,
            channel: inkChannel,
          }}
          onHandOut={handOut}
          onFailed={notifyFailure}
          className="min-h-0 flex-1"
        />
      </RoomPages>
    </SheetCompanyContext>
  );
}

/** Hands a sheet out and says how many have a page; undefined for a person who does not lead the class. */
function useHandOut({ context, rights }: StageProps['room']): ((sheet: Worksheet) => void) | undefined {
  const t = useTranslations('worksheet.class');
  const { roomId, notify, notifyFailure } = context;
  if (!rights.leadsClass) return undefined;
  return ({ id, name }) =>
    void callServer(handOutPage, { roomId, sheetId: id }).then(
      ({ learners }) => notify(t('handedOut', { count: learners, name })),
      notifyFailure,
    );
}
