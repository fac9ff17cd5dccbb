'use client';

import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/core/client/use-now';
import { formatDate } from '@/lib/core/dates';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

/** The state of a question in words, with its time. */
export function QuestionHead({ question }: { question: AskedQuestion }) {
  const t = useTranslations('questions');
  const { state, round, closesAt } = question;
  const now = useNow(() => closesAt ?? null);
  const isOver = closesAt !== undefined && now >= closesAt;
  const parts = [
    t(`state.${state}`),
    ...(round > 1 ? [t('row.round', { round })] : []),
    ...(state === 'open' && closesAt !== undefined && !isOver
      ? [t('row.until', { time: formatDate(closesAt, 'clock') })]
      : []),
  ];
  return (
    <div className="text-13 text-ink-2">
      <p>{parts.join(' · ')}</p>
      {state === 'open' && isOver ? <p>{t('row.late')}</p> : null}
    </div>
  );
}
