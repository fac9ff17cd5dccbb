'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState, type ComponentProps } from 'react';
import type { SheetInk } from '@/components/ink/ink-desk';
import type { InkChannel } from '@/lib/ink/live/ink-channel';
import { useSheetInk } from '@/components/ink/use-sheet-ink';
import type { SheetPoint } from '@/components/worksheet/follow/use-point';
import { useSheetCompany, type SheetDenied } from '@/components/worksheet/sheet-company';
import { SheetsMenu } from '@/components/worksheet/sheets-menu';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import { useWatch } from '@/lib/core/client/use-watch';
import { callServer } from '@/lib/callables/client/call-server';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { openDocument } from '@/lib/documents/client/open-document';
import { watchWorksheets } from '@/lib/worksheet/client/watch-worksheets';
import { createFirstWorksheet } from '@/lib/worksheet/contract';
import type { Worksheet } from '@/lib/worksheet/schema';
import { keepNote } from '@/lib/worksheet/client/own/keep-note';

type RoomSheetsProps = {
  roomId: string;
  mayEdit: boolean;
  denied: SheetDenied;
  /** Whether this person draws, and why not. */
  drawing: Pick<SheetInk, 'mayDraw' | 'denied'> & { channel?: InkChannel };
  /** Hands a sheet out; missing for a person who does not lead the class. */
  onHandOut?: ((sheet: Worksheet) => void) | undefined;
  onFailed: (thrown: unknown) => void;
  className: string;
};

/** The worksheets of a room: the one that is open, and what stands there before there is one. */
export function RoomSheets(props: RoomSheetsProps) {
  const { roomId, mayEdit, denied, drawing, onHandOut, onFailed, className } = props;
  const { follow, point } = useSheetCompany();
  const t = useTranslations('worksheet');
  const { value, isCurrent, failure } = useWatch(watchWorksheets, roomId);
  const [chosen, setChosen] = useState<string | null>(null);
  const led = follow?.led ?? null;
  // It stays chosen when the person stops following.
  if (led?.isFollowed === true && led.spot.sheet !== chosen) setChosen(led.spot.sheet);
  const [reached, setReached] = useState<SheetPoint | null>(null);
  if (point !== null && point !== reached) {
    setReached(point);
    setChosen(point.sheet);
  }
  const used = value?.filter(({ binnedAt }) => binnedAt === null);
  const sheet = used?.find(({ id }) => id === chosen) ?? used?.[0];
  const isMissing = isCurrent && value?.length === 0;

  useEffect(() => {
    if (!isMissing || !mayEdit) return;
    callServer(createFirstWorksheet, { roomId, name: t('firstName') }).catch(onFailed);
  }, [isMissing, mayEdit, roomId, t, onFailed]);

  const tell = follow?.tell;
  const id = sheet?.id;
  useEffect(() => {
    if (id !== undefined) tell?.({ sheet: id, cell: null });
  }, [id, tell]);

  if (value === undefined || sheet === undefined) {
    const isUnstarted = isMissing && !mayEdit;
    return (
      <SheetMessage
        className={className}
        failure={failure}
        title={t(isUnstarted ? 'notStarted' : 'opening')}
        line={isUnstarted ? t('notStartedWho') : undefined}
      />
    );
  }
  return (
    <RoomSheet
      key={sheet.id}
      roomId={roomId}
      id={sheet.id}
      {...{ name: sheet.name, mayEdit, denied, drawing, className }}
      nameOfSheet={(other) => used?.find((one) => one.id === other)?.name ?? null}
      menu={
        <SheetsMenu
          {...{ roomId, mayEdit, onHandOut, onFailed }}
          sheets={value}
          open={sheet}
          onChoose={(next) => {
            follow?.stray();
            setChosen(next);
          }}
        />
      }
    />
  );
}

type RoomSheetProps = Omit<ComponentProps<typeof SheetPaper>, 'open' | 'ink'> &
  Pick<RoomSheetsProps, 'roomId' | 'drawing'>;

function RoomSheet({ roomId, drawing, ...props }: RoomSheetProps) {
  const { id } = props;
  const place = useMemo(
    (): DocumentPlace => ({ kind: 'worksheets', owner: 'rooms', ownerId: roomId, id }),
    [roomId, id],
  );
  const open = useCallback(() => keepNote(place, openDocument), [place]);
  const ink = useSheetInk({ place, ...drawing });
  return <SheetPaper {...props} open={open} shared={place} ink={ink} />;
}
