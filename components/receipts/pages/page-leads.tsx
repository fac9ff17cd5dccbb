'use client';

import { useTranslations } from 'next-intl';
import { useLeadWords } from '@/components/receipts/pages/use-lead-words';
import { useTimeWords } from '@/components/receipts/use-time-words';
import type { ClassPage } from '@/lib/receipts/class-page';

type PageLeadsProps = { page: ClassPage; isWhole: boolean };

/** What was done with the pages of a hand-out, each with its time. */
export function PageLeads({ page, isWhole }: PageLeadsProps) {
  const t = useTranslations('receipts.pages');
  const leadWords = useLeadWords(isWhole);
  const { clock } = useTimeWords();
  if (page.led.length === 0) return null;
  return (
    <ol aria-label={t('led', { name: page.name })} className="mt-2 grid gap-1 text-14">
      {page.led.map((lead) => (
        <li key={`${lead.kind} ${lead.at}`} className="flex gap-3">
          <span className="w-12 flex-none text-13 text-ink-2 tabular">{clock(lead.at)}</span>
          <span className="min-w-0 wrap-anywhere">{leadWords(lead)}</span>
        </li>
      ))}
    </ol>
  );
}
