'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/shell/lazy-part';
import { ExchangeButton } from '@/components/worksheet/exchange/exchange-button';
import { HistoryButton } from '@/components/worksheet/history/history-button';
import { FollowRow } from '@/components/worksheet/follow/follow-row';
import { DeviceFullRow } from '@/components/worksheet/own-try/device-full-row';
import { LeftBehindRow } from '@/components/worksheet/own-try/left-behind-row';
import { OwnTryRow } from '@/components/worksheet/own-try/own-try-row';
import { useLeftBehind } from '@/components/worksheet/own-try/use-left-behind';
import type { SheetInk } from '@/components/ink/ink-desk';
import { InkDeskProvider } from '@/components/ink/ink-desk-provider';
import { SheetBody } from '@/components/worksheet/sheet-body';
import {
  SheetCompanyContext,
  useSheetCompany,
  type SheetDenied,
  mayWrite,
} from '@/components/worksheet/sheet-company';
import { useSheetDesk } from '@/components/worksheet/sheet-desk';
import { SheetHeader } from '@/components/worksheet/sheet-header';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import { formatDate } from '@/lib/core/dates';
import type { Moment } from '@/lib/documents/history/moments';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { useOwnTry } from '@/lib/worksheet/client/own-try/use-own-try';
import { useReadable, useSheet } from '@/lib/worksheet/client/use-sheet';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';

const HistoryView = lazyPart(
  async () => (await import('@/components/worksheet/history/history-view')).HistoryView,
);

type SheetPaperProps = {
  id: string;
  /** The same function as long as it is the same sheet. */
  open: () => OpenDocument;
  name: string;
  mayEdit: boolean;
  denied: SheetDenied;
  isAlone?: boolean;
  /** Where it stands, if a room shares it: a person can then try their own values beside it. */
  shared?: DocumentPlace;
  /** What can be done with the sheet as a whole. */
  menu?: ReactNode;
  /** The names of other sheets of the room. */
  nameOfSheet?: (id: string) => string | null;
  /** What is drawn on it by hand; missing where nobody draws. */
  ink?: SheetInk;
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
  const { id, sheet, name, mayEdit, denied, shared = null, className } = props;
  const t = useTranslations('worksheet');
  const state = useReadable(sheet.state);
  const cells = useReadable(sheet.cells);
  const leftBehind = useLeftBehind(sheet, mayEdit);
  const own = useOwnTry(shared, sheet);
  const tried = own?.tried ?? null;
  // What was refused while the right to write was gone goes out as soon as it is back.
  useEffect(() => {
    if (mayEdit) sheet.tryAgain?.();
  }, [mayEdit, sheet]);
  const writes = mayEdit && state.phase !== 'read-only';
  const company = useSheetCompany();
  // What is only tried is nobody else's, so it goes nowhere.
  const apart = useMemo(() => ({ ...company, cursors: null, ways: null }), [company]);
  useSheetDesk(company.onDesk, { id, sheet, name, writes });
  const isBare = cells.length === 0 && state.phase !== 'ready';
  if (tried === null && (state.phase === 'failed' || (isBare && state.phase === 'loading'))) {
    return <SheetMessage title={t('opening')} failure={state.failure ?? null} className={className} />;
  }
  return (
    <section
      aria-label={t('label', { name })}
      className={clsx('paper relative flex flex-col overflow-hidden rounded-12', className)}
    >
      <DeviceFullRow state={state} />
      {own !== null && tried !== null ? (
        <SheetCompanyContext value={apart}>
          <PaperContent
            key={own.key}
            {...props}
            isOwnTry
            shown={tried.sheet}
            writes
            denied={mayWrite}
            onTry={undefined}
            rows={<OwnTryRow {...{ tried, name }} ink={props.ink} state={own} room={sheet} />}
          />
        </SheetCompanyContext>
      ) : (
        <PaperContent
          {...props}
          isOwnTry={false}
          shown={sheet}
          writes={writes}
          onTry={cells.length === 0 ? undefined : own?.begin}
          rows={
            leftBehind === null ? null : (
              <LeftBehindRow {...{ cells }} unsent={leftBehind} onTry={own?.begin} way={denied.way} />
            )
          }
        />
      )}
    </section>
  );
}

type PaperContentProps = LoadedPaperProps & {
  /** The sheet itself, or this person's own try of it. */
  shown: OpenSheet;
  isOwnTry: boolean;
  writes: boolean;
  onTry: (() => void) | undefined;
  /** What stands under the head. */
  rows: ReactNode;
};

function PaperContent(props: PaperContentProps) {
  const { id, shown, name, denied, isAlone = false, isOwnTry, writes, menu, onTry, rows } = props;
  const { nameOfSheet = () => null, ink = null } = props;
  const t = useTranslations('worksheet');
  const { follow, people } = useSheetCompany();
  const state = useReadable(shown.state);
  const cells = useReadable(shown.cells);
  // What is only tried leaves no line on the sheet of all.
  const inkHere = ink !== null && isOwnTry ? { ...ink, mayDraw: false } : ink;
  const [isPast, setIsPast] = useState(false);
  const [restored, setRestored] = useState<Moment>();
  return (
    <InkDeskProvider ink={inkHere} people={people}>
      <SheetHeader
        {...{ name, state, denied, isAlone, isOwnTry, onTry }}
        isEmpty={cells.length === 0}
        lead={follow?.lead ?? null}
        mayEdit={writes}
        sheet={shown}
        menu={
          <>
            {shown.readHistory === null ? null : (
              <HistoryButton isOpen={isPast} onToggle={() => setIsPast(!isPast)} />
            )}
            {cells.length === 0 && !writes ? null : (
              <ExchangeButton {...{ cells, name, ink }} sheet={shown} mayEdit={writes} />
            )}
            {menu}
          </>
        }
      />
      {follow === null ? null : <FollowRow {...{ follow, id, cells, nameOfSheet }} />}
      {rows}
      {isPast && shown.readHistory !== null ? (
        <HistoryView
          {...{ denied }}
          sheet={shown}
          readHistory={shown.readHistory}
          mayEdit={writes}
          onClose={(moment) => {
            setIsPast(false);
            setRestored(moment);
          }}
        />
      ) : (
        <SheetBody {...{ id, cells, onTry }} sheet={shown} mayEdit={writes} />
      )}
      <p role="status" className="sr-only">
        {restored === undefined
          ? ''
          : t('history.restored', { time: formatDate(restored.at, 'shortDayAndClock') })}
      </p>
    </InkDeskProvider>
  );
}
