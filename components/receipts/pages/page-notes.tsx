'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { useNow } from '@/lib/core/client/use-now';
import { firstName } from '@/lib/core/first-name';
import { ownPageOf } from '@/lib/documents/document-place';
import type { ClassPage } from '@/lib/receipts/class-page';
import { useSpanChanges } from '@/lib/worksheet/client/use-span-changes';
import { numberCells } from '@/lib/worksheet/number-cells';

type PageNotesProps = ReceiptProps & { page: ClassPage };

/** What a teacher noted beside the lines of a learner's page. */
export function PageNotes({ roomId, receipt, page, uid }: PageNotesProps) {
  const t = useTranslations('receipts.pages');
  const now = useNow();
  const [opened] = useState(now);
  // A host who looks at another's receipt reads the page of that person, who is the only one in it.
  const owner = receipt.people[0]?.uid ?? uid;
  const { found } = useSpanChanges({
    ...{ roomId, sheetId: ownPageOf(roomId, owner, page.handoutId).id, createdAt: page.at },
    ...{ from: receipt.startedAt, until: Math.max(receipt.endedAt ?? 0, opened) },
  });
  const numbers = useMemo(() => numberCells(found?.cells ?? []), [found]);
  return (
    <ul aria-label={t('notes', { name: page.name })} className="mt-3 grid gap-2">
      {page.notes.map(({ cell, text, byName }) => {
        const line = numbers.get(cell);
        return (
          <li key={cell} className="rounded-6 bg-sunken px-3 py-2">
            <p className="text-14 break-words whitespace-pre-wrap">{text}</p>
            <p className="text-12 text-ink-2">
              {t('noteBy', {
                place: line === undefined ? 'unknown' : 'line',
                line: line ?? 0,
                who: byName === '' ? 'unknown' : 'named',
                name: firstName(byName),
              })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
