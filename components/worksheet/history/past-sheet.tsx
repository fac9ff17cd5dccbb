'use client';

import { ArchiveRestore } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useHeldLines } from '@/components/worksheet/handed/use-held-lines';
import { SheetBody } from '@/components/worksheet/sheet-body';
import {
  mayWrite,
  noCompany,
  SheetCompanyContext,
  useSheetCompany,
  type SheetDenied,
} from '@/components/worksheet/sheet-company';
import { InkDeskProvider } from '@/components/ink/ink-desk-provider';
import { usePastInk } from '@/components/ink/use-past-ink';
import { Button } from '@/components/ui/buttons/button';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useNow } from '@/lib/core/client/use-now';
import { formatMoment } from '@/lib/core/dates';
import type { DocumentHistory } from '@/lib/documents/client/read-history';
import { momentAt } from '@/lib/documents/history/join-moments';
import type { Moment } from '@/lib/documents/history/moments';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { usePastSheet } from '@/lib/worksheet/client/use-history';
import { compareSheets } from '@/lib/worksheet/history/compare-sheets';
import { restoreSheet } from '@/lib/worksheet/history/restore-sheet';

export type PastSheetProps = {
  /** As it is now. */
  sheet: OpenSheet;
  history: DocumentHistory;
  /** That of its ink; null for a sheet without ink. */
  inkHistory: DocumentHistory | null;
  moment: Moment;
  mayEdit: boolean;
  denied: SheetDenied;
  /** Leaves the past, after a restore as well. */
  onClose: (restored?: Moment) => void;
};

/** The sheet at one moment, once it is fetched. */
export function PastSheet({ history, moment, ...props }: PastSheetProps) {
  const t = useTranslations('worksheet.history');
  // A moment of the ink is a time of the sheet as well.
  const own = useMemo(
    () => (history.moments.includes(moment) ? moment : momentAt(history.moments, moment.at)),
    [history, moment],
  );
  const past = usePastSheet(history, own);
  const error = useUserError(past?.failure ?? null);
  if (!past?.sheet) {
    return (
      <div role="status" className="grid min-w-0 flex-1 place-items-center p-6 text-14 text-ink-2">
        {error === null ? t('opening') : <FailureNotice error={error} />}
      </div>
    );
  }
  return <OpenPast {...props} {...{ moment }} past={past.sheet} />;
}

type OpenPastProps = Omit<PastSheetProps, 'history'> & { past: OpenSheet };

function OpenPast({ past, moment, inkHistory, sheet, mayEdit, denied, onClose }: OpenPastProps) {
  const t = useTranslations('worksheet.history');
  const now = useNow();
  const { people } = useSheetCompany();
  // Nobody else is in the past, but their names stay.
  const company = useMemo(() => ({ ...noCompany, people }), [people]);
  const before = useReadable(past.cells);
  const current = useReadable(sheet.cells);
  const { added, changed, removed } = useMemo(() => compareSheets(before, current), [before, current]);
  const { hold } = useHeldLines(current);
  const differing = useMemo(() => new Set([...changed, ...removed]), [changed, removed]);
  const ink = usePastInk(inkHistory, moment.at);
  const areLinesSame = added.length + differing.size === 0;
  const isInkSame = ink?.differs !== true;
  const isSame = areLinesSame && isInkSame;
  // What is the same needs no right.
  const refused = areLinesSame
    ? ink?.restore === undefined
      ? ink?.denied
      : mayWrite
    : mayEdit
      ? mayWrite
      : denied;
  const restore = () => {
    sheet.undo.stopCapturing();
    if (!areLinesSame) restoreSheet(sheet.doc, past.doc, new Set(hold.held?.keys()));
    sheet.undo.stopCapturing();
    if (!isInkSame) ink.restore?.();
    onClose(moment);
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 border-b border-line bg-sunken px-4 py-2 max-tablet:px-3">
        <p role="status" className="min-w-0 flex-1 basis-56 text-13 text-ink-2">
          {t('at', { time: formatMoment(moment.at, now) })} {isSame ? t('same') : null}
          {areLinesSame
            ? null
            : t('differs', { changed: changed.length, removed: removed.length, added: added.length })}
          {isInkSame ? null : ` ${t('inkDiffers')}`}
        </p>
        {isSame ? null : (
          <Button
            size={32}
            icon={<ArchiveRestore />}
            deniedReason={refused?.reason}
            deniedAction={refused?.way}
            onClick={restore}
          >
            {t('restore')}
          </Button>
        )}
        <Button variant="edge" size={32} onClick={() => onClose()}>
          {t('back')}
        </Button>
      </div>
      <SheetCompanyContext value={company}>
        <InkDeskProvider ink={ink?.ink ?? null} {...{ people }}>
          <SheetBody
            key={moment.at}
            id={`past ${String(moment.at)}`}
            sheet={past}
            cells={before}
            marked={differing}
            mayEdit={false}
          />
        </InkDeskProvider>
      </SheetCompanyContext>
    </div>
  );
}
