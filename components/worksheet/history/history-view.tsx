'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useInkHistory } from '@/components/ink/use-ink-history';
import { MomentList } from '@/components/worksheet/history/moment-list';
import { PastSheet, type PastSheetProps } from '@/components/worksheet/history/past-sheet';
import { Button } from '@/components/ui/buttons/button';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { DocumentHistory } from '@/lib/documents/client/read-history';
import { joinMoments } from '@/lib/documents/history/join-moments';
import type { Moment } from '@/lib/documents/history/moments';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useHistory } from '@/lib/worksheet/client/use-history';

type HistoryViewProps = Omit<PastSheetProps, 'history' | 'inkHistory' | 'moment'> & {
  readHistory: () => Promise<DocumentHistory>;
};

/** What a sheet was: its moments on one side, the sheet at the chosen one on the other. */
export function HistoryView({ readHistory, onClose, ...props }: HistoryViewProps) {
  const t = useTranslations('worksheet.history');
  const { history, failure } = useHistory(readHistory);
  const ink = useInkHistory();
  const moments = useMemo(
    () => (history === null ? [] : joinMoments(history.moments, ink.history?.moments ?? [])),
    [history, ink.history],
  );
  const [chosen, setChosen] = useState<Moment | null>(null);
  const error = useUserError(failure ?? ink.failure);
  const moment = chosen ?? moments[0] ?? null;
  if (history === null || ink.isReading || moment === null) {
    return (
      <div className="grid flex-1 place-items-center p-6 text-center">
        <div role="status" className="grid max-w-[44ch] justify-items-center gap-3">
          {error === null ? (
            <p className="text-14 text-ink-2">{t(history === null || ink.isReading ? 'reading' : 'none')}</p>
          ) : (
            <FailureNotice error={error} />
          )}
          <Button variant="edge" onClick={() => onClose()}>
            {t('back')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 max-tablet:flex-col">
      <MomentList {...{ moments }} chosen={moment} onChoose={setChosen} />
      <PastSheet {...props} {...{ history, moment, onClose }} inkHistory={ink.history} />
    </div>
  );
}
