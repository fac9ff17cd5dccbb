'use client';

import { useTranslations } from 'next-intl';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { lazyPart } from '@/components/shell/lazy-part';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SectionHead } from '@/components/ui/section-head';
import { sheetHref } from '@/lib/worksheet/sheet-href';

/** Reading documents takes code that the rest of a receipt does not wait for. */
const SheetLines = lazyPart(async () => (await import('@/components/receipts/sheet-lines')).SheetLines);

const SheetDrawings = lazyPart(
  async () => (await import('@/components/receipts/sheet-drawings')).SheetDrawings,
  { quiet: true },
);

/** The sheets of the room, with what changed in them, each a link to where it goes on. */
export function ReceiptSheets(props: ReceiptProps) {
  const t = useTranslations('receipts.sheets');
  const { roomId, receipt } = props;
  const { sheets, isWhole } = receipt;
  return (
    <section aria-labelledby="worked-out">
      <SectionHead id="worked-out" title={t(isWhole ? 'heading' : 'ownHeading')} />
      <div className="overflow-hidden rounded-12 border border-line bg-surface">
        {sheets.length === 0 ? (
          <p className="px-4 py-6 text-14 text-ink-2">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {sheets.map((sheet) => (
              <li key={sheet.id} className="px-4 py-4">
                <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
                  <h3 className="text-16 font-semibold wrap-anywhere">{sheet.name}</h3>
                  <LinkText
                    href={sheetHref(roomId, sheet.id)}
                    className="text-14 print:hidden"
                    aria-label={`${t('open')}: ${sheet.name}`}
                  >
                    {t('open')}
                  </LinkText>
                </div>
                <SheetLines {...props} sheet={sheet} />
                <SheetDrawings {...props} sheetId={sheet.id} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
