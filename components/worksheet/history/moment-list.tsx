'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/core/client/use-now';
import { formatMoment } from '@/lib/core/dates';
import type { Moment } from '@/lib/documents/history/moments';

type MomentListProps = { moments: readonly Moment[]; chosen: Moment; onChoose: (moment: Moment) => void };

/** The times to which a sheet can go back, the newest first. */
export function MomentList({ moments, chosen, onChoose }: MomentListProps) {
  const t = useTranslations('worksheet.history');
  const now = useNow();
  return (
    <nav
      aria-label={t('moments')}
      className="w-44 flex-none overflow-y-auto border-r border-line p-2 max-tablet:h-32 max-tablet:w-full max-tablet:border-r-0 max-tablet:border-b"
    >
      <ul>
        {moments.map((moment) => (
          <li key={`${String(moment.at)} ${String(moment.isState)}`}>
            <button
              type="button"
              aria-current={moment === chosen}
              className={clsx(
                'overlay tabular w-full rounded-6 px-2 py-1.5 text-left text-14 pointer-coarse:min-h-11',
                moment === chosen ? 'bg-orchid-wash text-orchid' : 'text-ink-2 hover:text-ink',
              )}
              onClick={() => onChoose(moment)}
            >
              {formatMoment(moment.at, now)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
