'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExchangeButton } from '@/components/worksheet/exchange/exchange-button';
import { SheetBody } from '@/components/worksheet/sheet-body';
import { SheetHeader } from '@/components/worksheet/sheet-header';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import type { SheetDenied, SheetPeople } from '@/components/worksheet/room-sheets';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { CursorChannel } from '@/lib/worksheet/client/use-cursors';
import { useReadable, useSheet } from '@/lib/worksheet/client/use-sheet';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';

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
            {cells.length === 0 && !writes ? null : (
              <ExchangeButton {...{ sheet, cells, name }} mayEdit={writes} />
            )}
            {menu}
          </>
        }
      />
      <SheetBody {...{ id, sheet, cells, people, cursors }} mayEdit={writes} />
    </section>
  );
}
