'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnStateButtons, useOwnSentence } from '@/components/class/page/own-state';
import type { LearnerPage } from '@/components/class/page/use-learner-page';
import { useNewNote, useReaders } from '@/components/class/page/use-page-news';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Segmented } from '@/components/ui/fields/segmented';

export type SheetPlace = 'page' | 'shared';

type PageRowProps = {
  page: LearnerPage;
  /** Which of the two is shown; missing where there is the page alone. */
  place?: SheetPlace;
  onChoose?: (place: SheetPlace) => void;
  /** The way to their other pages. */
  others?: ReactNode;
};

/** Says which page a learner has and how they said they are, with the switch between it and the shared sheet. */
export function PageRow({ page, place, onChoose, others }: PageRowProps) {
  const t = useTranslations('worksheet.class');
  const { name, state, words: said } = page.handout;
  const sentence = useOwnSentence(page.own);
  const readers = useReaders(page.beside, page.people);
  const newNote = useNewNote(page.beside, page.people);
  const isWritten = page.reason === undefined;
  return (
    <SheetRow
      role="group"
      aria-label={t(place === undefined ? 'outside.title' : 'places')}
      words={
        <>
          <p role="status">{isWritten && sentence !== null ? sentence : t(`yours.${state}`, { name })}</p>
          {said === undefined ? null : <p className="wrap-anywhere">{t('yours.said', { words: said })}</p>}
          <p role="status" className="flex items-center gap-1.5 text-13 text-ink-2">
            {readers === null ? null : <Eye aria-hidden="true" className="size-4 flex-none" />}
            {readers}
          </p>
          <p role="status" className="sr-only">
            {newNote}
          </p>
        </>
      }
    >
      {others}
      {isWritten ? <OwnStateButtons own={page.own} /> : null}
      {place === undefined || onChoose === undefined ? null : (
        <div className="w-56">
          <Segmented
            isWide
            label={t('places')}
            segments={[
              { value: 'page', label: t('page') },
              { value: 'shared', label: t('shared') },
            ]}
            value={place}
            onChoose={onChoose}
          />
        </div>
      )}
    </SheetRow>
  );
}
