'use client';

import { useTranslations } from 'next-intl';
import { useEverySecond } from '@/lib/core/client/use-every-second';
import { formatClock } from '@/lib/core/format-clock';

/** How long somebody has waited, by the second. Read out it would speak over everything else. */
export function ElapsedTime({ since }: { since: number }) {
  const t = useTranslations('lobby.waiting');
  const time = formatClock(Math.max(0, useEverySecond() - since));
  return (
    <span aria-hidden="true" className="tabular">
      {' '}
      {t('soFar', { time })}
    </span>
  );
}
