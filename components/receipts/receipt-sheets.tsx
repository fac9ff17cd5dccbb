'use client';

import { useTranslations } from 'next-intl';
import type { ReceiptProps } from '@/components/receipts/receipt-view';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SectionHead } from '@/components/ui/section-head';

/** The sheets of the room, each a link to where it goes on. */
export function ReceiptSheets({ roomId, receipt: { sheets } }: ReceiptProps) {
  const t = useTranslations('receipts.sheets');
  return (
    <section aria-labelledby="worked-out">
      <SectionHead id="worked-out" title={t('heading')} />
      <div className="overflow-hidden rounded-12 border border-line bg-surface">
        {sheets.length === 0 ? (
          <p className="px-4 py-6 text-14 text-ink-2">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {sheets.map(({ id, name }) => (
              <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-3">
                <h3 className="text-16 font-semibold wrap-anywhere">{name}</h3>
                <LinkText
                  href={`/worksheets/${id}?room=${roomId}`}
                  className="text-14 print:hidden"
                  aria-label={`${t('open')}: ${name}`}
                >
                  {t('open')}
                </LinkText>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
