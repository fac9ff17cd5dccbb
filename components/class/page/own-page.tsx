'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { NoteAside } from '@/components/class/page/note-aside';
import { PageBesideContext } from '@/components/class/page/page-beside';
import type { LearnerPage } from '@/components/class/page/use-learner-page';
import { useOriginal } from '@/components/class/page/use-original';
import { useTakenPage } from '@/components/class/page/use-taken-page';
import { useSheetInk } from '@/components/ink/use-sheet-ink';
import { HandedPageContext } from '@/components/worksheet/handed/handed-page';
import { LineAsideContext } from '@/components/worksheet/cells/line-aside';
import { noCompany, SheetCompanyContext } from '@/components/worksheet/sheet-company';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import { ownPageOf } from '@/lib/documents/document-place';
import { openDocument } from '@/lib/documents/client/open-document';

type OwnPageProps = { page: LearnerPage; onFailed: (thrown: unknown) => void };

/** A learner's page of a hand-out on its paper. It is written while it is open, and read afterwards. */
export function OwnPage({ page, onFailed }: OwnPageProps) {
  const t = useTranslations('worksheet.class');
  const { roomId, uid, handout, reason, onNow, people, beside } = page;
  const { id: handoutId, name } = handout;
  const place = useMemo(() => ownPageOf(roomId, uid, handoutId), [roomId, uid, handoutId]);
  const open = useCallback(() => openDocument(place), [place]);
  // Nobody else is on the page, so there is nobody to follow and no cursor to send.
  const alone = useMemo(() => ({ ...noCompany, people, onNow }), [people, onNow]);
  const around = useMemo(() => (beside === undefined ? null : { beside, people }), [beside, people]);
  const original = useOriginal(roomId, handoutId);
  const handed = useMemo(() => ({ original, pace: handout.pace }), [original, handout.pace]);
  // Lines that were typed before those of the hand-out are there would stand alone.
  const isMissing = useTakenPage({ roomId, uid, handoutId, onFailed });
  const mayEdit = reason === undefined && !isMissing;
  const denied = { reason, way: null };
  const ink = useSheetInk({ place, mayDraw: mayEdit, denied });
  return (
    <SheetCompanyContext value={alone}>
      <PageBesideContext value={around}>
        <LineAsideContext value={NoteAside}>
          <HandedPageContext value={handed}>
            <SheetPaper
              id={place.id}
              open={open}
              name={t('pageName', { name })}
              {...{ mayEdit, denied, ink }}
              className="min-h-0 flex-1"
            />
          </HandedPageContext>
        </LineAsideContext>
      </PageBesideContext>
    </SheetCompanyContext>
  );
}
