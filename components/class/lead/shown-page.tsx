'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { openPageToRead } from '@/components/class/wall/open-page-to-read';
import { useSheetInk } from '@/components/ink/use-sheet-ink';
import { noCompany, SheetCompanyContext, useSheetCompany } from '@/components/worksheet/sheet-company';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import type { Shown } from '@/lib/class/handout';
import { shownPageOf } from '@/lib/class/showing';
import { useShownName } from '@/components/class/lead/use-shown-name';

type ShownPageProps = { roomId: string; shown: Shown };

/** A learner's page as everybody sees it: as it was when it was shown, and only to be read. */
export function ShownPage({ roomId, shown }: ShownPageProps) {
  const t = useTranslations('worksheet.class.shown');
  const place = useMemo(() => shownPageOf(roomId, shown.id), [roomId, shown.id]);
  // No device keeps it: it is over when the host stops.
  const open = useCallback(() => openPageToRead(place), [place]);
  const { people } = useSheetCompany();
  const alone = useMemo(() => ({ ...noCompany, people }), [people]);
  const denied = { reason: t('denied'), way: null };
  const ink = useSheetInk({ place, openBy: openPageToRead, mayDraw: false, denied });
  return (
    <SheetCompanyContext value={alone}>
      <SheetPaper
        id={place.id}
        open={open}
        name={useShownName(shown)}
        mayEdit={false}
        {...{ denied, ink }}
        className="min-h-0 flex-1"
      />
    </SheetCompanyContext>
  );
}
