'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { SheetBar } from '@/app/worksheets/[id]/sheet-bar';
import { useSheetInk } from '@/components/ink/use-sheet-ink';
import { useRoomAccess, type OpenRoomAccess } from '@/components/rooms/use-room-access';
import { noCompany, SheetCompanyContext, type SheetCompany } from '@/components/worksheet/sheet-company';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import { quoteHandOver } from '@/lib/chat/client/quote-hand-over';
import { useWatch } from '@/lib/core/client/use-watch';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { openDocument } from '@/lib/documents/client/open-document';
import { colourBySeat } from '@/lib/rooms/members/people';
import { watchSeenWorksheets } from '@/lib/worksheet/client/watch-seen-worksheets';
import { keepNote } from '@/lib/worksheet/client/own/keep-note';

const paper = 'min-w-0 flex-1';

type RoomSheetScreenProps = {
  id: string;
  roomId: string;
  /** Where to go; null for the top. */
  cellId: string | null;
};

/** A sheet of a room, outside a call: written by those who may, with the names of all who did. */
export function RoomSheetScreen({ id, roomId, cellId }: RoomSheetScreenProps) {
  const t = useTranslations();
  const { open: room, page } = useRoomAccess(roomId);
  const { value: sheets } = useWatch(watchSeenWorksheets, room === null ? null : roomId);
  const sheet = sheets?.find((one) => one.id === id);
  const isMissing = page.state === 'closed' || (sheets !== undefined && sheet === undefined);
  const isBinned = sheet !== undefined && sheet.binnedAt !== null;
  const place = useMemo(
    (): DocumentPlace => ({ kind: 'worksheets', owner: 'rooms', ownerId: roomId, id }),
    [roomId, id],
  );
  const open = useCallback(() => keepNote(place, openDocument), [place]);
  const ink = useSheetInk({
    place,
    mayDraw: room?.access['ink:draw'].allowed ?? false,
    denied: { reason: room?.whyNot('ink:draw'), way: null },
  });
  const company = useRoomCompany(room, { roomId, id, cellId });
  const name = sheet?.name ?? t('worksheet.alone.name');

  return (
    <SheetBar title={name} roomId={roomId}>
      {isMissing || isBinned ? (
        <SheetMessage
          title={t(isBinned ? 'worksheets.sheetPage.binned' : 'worksheets.sheetPage.missing')}
          line={t(isBinned ? 'worksheets.sheetPage.binnedLine' : 'worksheets.sheetPage.missingLine')}
          failure={null}
          className={paper}
        />
      ) : room === null || sheet === undefined ? (
        <SheetMessage
          title={t('worksheet.opening')}
          failure={page.state === 'failed' ? page.failure : null}
          className={paper}
        />
      ) : (
        <SheetCompanyContext value={company}>
          <SheetPaper
            {...{ id, open, name, ink }}
            shared={place}
            className={paper}
            mayEdit={room.access['worksheet:edit'].allowed}
            denied={{ reason: room.whyNot('worksheet:edit'), way: null }}
          />
        </SheetCompanyContext>
      )}
    </SheetBar>
  );
}

/** Around a sheet outside a call: the names of the room's people, the cell to go to, and the way into the chat. */
function useRoomCompany(
  room: OpenRoomAccess | null,
  { roomId, id, cellId }: RoomSheetScreenProps,
): SheetCompany {
  const router = useRouter();
  const members = room?.members;
  const whyNoChat = room?.whyNot('chat:send');
  const marksLines = room?.access['class:run'].allowed ?? false;
  const point = useMemo(
    () => (cellId === null ? null : { sheet: id, cell: cellId, takesFocus: true }),
    [id, cellId],
  );
  return useMemo(
    () => ({
      ...noCompany,
      people: {
        nameOf: (uid) => members?.find((one) => one.uid === uid)?.name ?? null,
        colourOf: colourBySeat(members ?? []),
      },
      point,
      ways: {
        quote: {
          give: (cell) => {
            quoteHandOver.set({ roomId, cell });
            router.push(`/rooms/${roomId}/chat`);
          },
          deniedReason: whyNoChat,
        },
        ask: null,
        showEveryone: null,
        marksLines,
      },
    }),
    [members, point, roomId, router, whyNoChat, marksLines],
  );
}
