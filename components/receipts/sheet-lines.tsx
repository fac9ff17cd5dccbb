'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangedLine } from '@/components/receipts/changed-line';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { FailureNotice } from '@/components/shell/failure-notice';
import { linkTextStyle } from '@/components/ui/buttons/link-text';
import { formatMoment } from '@/lib/core/dates';
import { useNow } from '@/lib/core/client/use-now';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { Receipt } from '@/lib/receipts/receipt';
import { useResults } from '@/lib/worksheet/client/use-results';
import type { SpanChange, SpanChanges } from '@/lib/worksheet/client/read-span-changes';
import { useSpanChanges } from '@/lib/worksheet/client/use-span-changes';
import { orderChanges } from '@/lib/worksheet/history/order-changes';

/** As many lines as one takes in at a glance. */
const shown = 5;
/** A comparison that reaches so much further than the session says so (ms). */
const looseness = 120_000;

type SheetLinesProps = ReceiptProps & { sheet: Receipt['sheets'][number] };

/** What changed in one sheet during the session: for hosts every line, for others their own. */
export function SheetLines({ sheet, ...props }: SheetLinesProps) {
  const t = useTranslations('receipts.sheets');
  const { roomId, uid, receipt } = props;
  const now = useNow();
  // While a session runs, the sheet is compared with what it is as the page opens.
  const [opened] = useState(now);
  const { found, failure } = useSpanChanges({
    ...{ roomId, sheetId: sheet.id, createdAt: sheet.createdAt },
    ...{ from: receipt.startedAt, until: receipt.endedAt ?? opened },
  });
  const error = useUserError(failure);
  if (error !== null) return <FailureNotice error={error} />;
  if (failure !== null || found === undefined) {
    return (
      <p role="status" className="text-13 text-ink-2">
        {t('reading')}
      </p>
    );
  }
  if (found === null) return <p className="text-13 text-ink-2">{t('unknown')}</p>;
  const lines = receipt.isWhole ? found.changes : found.changes.filter(({ writer }) => writer === uid);
  return <FoundLines {...props} {...{ found, lines }} sheet={sheet.id} />;
}

type FoundLinesProps = ReceiptProps & { found: SpanChanges; lines: readonly SpanChange[]; sheet: string };

function FoundLines({ found, lines, sheet, ...props }: FoundLinesProps) {
  const t = useTranslations('receipts.sheets');
  const [showsAll, setShowsAll] = useState(false);
  const { told, values } = orderChanges(lines);
  const inSight = Math.min(told.length, shown);
  const { isWhole, startedAt, endedAt } = props.receipt;
  const { from, until } = found.compared;
  const now = useNow();
  const results = useResults(found.cells, found.settings);
  const isLoose =
    (from !== null && startedAt - from > looseness) || (endedAt !== null && until - endedAt > looseness);
  const changed = lines.filter(({ was }) => was !== null).length;
  const all = found.cells.filter(({ source }) => source.trim() !== '').length;
  return (
    <>
      <p className="text-13 text-ink-2">
        {isWhole
          ? t('counts', { lines: all, added: lines.length - changed, changed, touched: lines.length })
          : t('own', { own: lines.length, lines: all })}
        {isLoose && from !== null
          ? ` ${t('compared', { from: formatMoment(from, now), until: formatMoment(until, now) })}`
          : null}
      </p>
      {lines.length === 0 ? null : (
        <ol className="mt-3 grid gap-2">
          {[...told, ...values].map((line, index) => (
            <ChangedLine
              key={line.id}
              {...props}
              {...{ line, sheet }}
              result={results.get(line.id)?.result}
              isFolded={!showsAll && index >= inSight}
            />
          ))}
        </ol>
      )}
      {showsAll || lines.length === inSight ? null : (
        <button
          type="button"
          className={`mt-2 ml-9 text-14 print:hidden ${linkTextStyle.orchid}`}
          onClick={() => setShowsAll(true)}
        >
          {t(told.length > inSight ? 'more' : 'values', { count: lines.length - inSight })}
        </button>
      )}
    </>
  );
}
