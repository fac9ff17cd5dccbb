'use client';

import { useTranslations } from 'next-intl';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { useTimeWords } from '@/components/receipts/use-time-words';
import { SectionHead } from '@/components/ui/section-head';

/** What a learner answered to questions, with each try. */
export function ReceiptAnswers({ receipt }: Pick<ReceiptProps, 'receipt'>) {
  const t = useTranslations('receipts.answers');
  const { clock } = useTimeWords();
  const { answers } = receipt;
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="own-answers">
      <SectionHead id="own-answers" title={t('heading')} />
      <ul className="divide-y divide-line overflow-hidden rounded-12 border border-line bg-surface">
        {answers.map(({ questionId, prompt, tries }) => (
          <li key={questionId} className="px-4 py-4">
            <h3 className="text-16 font-semibold wrap-anywhere">{prompt}</h3>
            <ol aria-label={t('tries', { prompt })} className="mt-2 grid gap-1 text-14">
              {tries.map(({ text, at, late, state }) => (
                <li key={at} className="flex gap-3">
                  <span className="w-12 flex-none text-13 text-ink-2 tabular">{clock(at)}</span>
                  <span className="min-w-0 wrap-anywhere">
                    {t('try', { text, state: state ?? 'none', late: String(late) })}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
