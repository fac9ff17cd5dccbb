'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DrawingPicture } from '@/components/ink/drawing-picture';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useNow } from '@/lib/core/client/use-now';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { readSpanDrawings } from '@/lib/ink/client/read-span-drawings';
import type { Drawing } from '@/lib/ink/export/list-drawings';

type SheetDrawingsProps = Pick<ReceiptProps, 'roomId' | 'receipt' | 'uid' | 'colourOf'> & { sheetId: string };
type Read = { drawings: readonly Drawing[]; failure: unknown };

/** What was drawn on a sheet during the session, as it was at its end. */
export function SheetDrawings({ roomId, receipt, uid, colourOf, sheetId }: SheetDrawingsProps) {
  const t = useTranslations('receipts.sheets');
  const now = useNow();
  const [opened] = useState(now);
  const [read, setRead] = useState<Read>({ drawings: [], failure: null });
  const { startedAt: from, endedAt, isWhole } = receipt;
  const until = endedAt ?? opened;
  const by = isWhole ? null : uid;
  const title = t('drawing');
  useEffect(() => {
    let isGone = false;
    readSpanDrawings({
      sheet: { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id: sheetId },
      ...{ from, until, by, title },
      hueOf: (author) => colourOf(author).hue,
    }).then(
      (drawings) => isGone || setRead({ drawings, failure: null }),
      (failure: unknown) => isGone || setRead({ drawings: [], failure }),
    );
    return () => {
      isGone = true;
    };
  }, [roomId, sheetId, from, until, by, title, colourOf]);
  const error = useUserError(read.failure);
  if (error !== null) return <FailureNotice error={error} />;
  if (read.drawings.length === 0) return null;
  return (
    <ul aria-label={t('drawings')} className="mt-3 grid gap-3">
      {read.drawings.map((drawing, index) => (
        <li key={index}>
          <DrawingPicture {...{ drawing, title }} className="w-full rounded-8 border border-line bg-white" />
        </li>
      ))}
    </ul>
  );
}
