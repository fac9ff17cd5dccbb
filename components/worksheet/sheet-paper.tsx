'use client';

import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ExchangeButton } from '@/components/worksheet/exchange/exchange-button';
import { HistoryButton } from '@/components/worksheet/history/history-button';
import { SheetBody } from '@/components/worksheet/sheet-body';
import { SheetHeader } from '@/components/worksheet/sheet-header';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import type { SheetDenied, SheetPeople } from '@/components/worksheet/room-sheets';
import { formatDate } from '@/lib/core/dates';
import type { Moment } from '@/lib/documents/history/moments';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { CursorChannel } from '@/lib/worksheet/client/use-cursors';
import { useReadable, useSheet } from '@/lib/worksheet/client/use-sheet';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';

const HistoryView = dynamic(
  () => import('@/components/worksheet/history/history-view').then((module) => module.HistoryView),
  { ssr: false },
);

type SheetPaperProps = {
  id: string;
  /** The same function as long as it is the same sheet. */
  open: () => OpenDocument;
  name: string;
  mayEdit: boolean;
  denied: SheetDenied;
  isAlone?: boolean;
  /** What can be done with the sheet as a whole. */
  menu?: ReactNode;
  people: SheetPeople;
  cursors: CursorChannel | null;
  className: string;
};

/** One worksheet on its paper, from the moment its text is here. */
export function SheetPaper({ open, ...props }: SheetPaperProps) {
  const { className } = props;
  const t = useTranslations('worksheet');
  const sheet = useSheet(open);
  if (sheet === null) return <SheetMessage title={t('opening')} failure={null} className={className} />;
  return <LoadedPaper {...props} sheet={sheet} />;
}

type LoadedPaperProps = Omit<SheetPaperProps, 'open'> & { sheet: OpenSheet };

function LoadedPaper(props: LoadedPaperProps) {
  const { id, sheet, name, mayEdit, denied, isAlone = false, menu, people, cursors, className } = props;
  const t = useTranslations('worksheet');
  const state = useReadable(sheet.state);
  const cells = useReadable(sheet.cells);
  const [isPast, setIsPast] = useState(false);
  const [restored, setRestored] = useState<Moment>();
  const isBare = cells.length === 0 && state.phase !== 'ready';
  if (state.phase === 'failed' || (isBare && state.phase === 'loading')) {
    return <SheetMessage title={t('opening')} failure={state.failure ?? null} className={className} />;
  }
  const writes = mayEdit && state.phase !== 'read-only';
  return (
    <section
      aria-label={t('label', { name })}
      className={clsx('paper relative flex flex-col overflow-hidden rounded-12', className)}
    >
      <SheetHeader
        {...{ name, state, denied, isAlone }}
        isEmpty={cells.length === 0}
        mayEdit={writes}
        sheet={sheet}
        menu={
          <>
            {sheet.readHistory === null ? null : (
              <HistoryButton isOpen={isPast} onToggle={() => setIsPast(!isPast)} />
            )}
            {cells.length === 0 && !writes ? null : (
              <ExchangeButton {...{ sheet, cells, name }} mayEdit={writes} />
            )}
            {menu}
          </>
        }
      />
      {isPast && sheet.readHistory !== null ? (
        <HistoryView
          {...{ sheet, denied, people }}
          readHistory={sheet.readHistory}
          mayEdit={writes}
          onClose={(moment) => {
            setIsPast(false);
            setRestored(moment);
          }}
        />
      ) : (
        <SheetBody {...{ id, sheet, cells, people, cursors }} mayEdit={writes} />
      )}
      <p role="status" className="sr-only">
        {restored === undefined
          ? ''
          : t('history.restored', { time: formatDate(restored.at, 'shortDayAndClock') })}
      </p>
    </section>
  );
}
