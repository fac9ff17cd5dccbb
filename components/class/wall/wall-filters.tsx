'use client';

import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { stateLooks } from '@/components/class/wall/state-look';
import type { WallView } from '@/components/class/wall/use-wall';
import { wallStates } from '@/lib/class/wall/cards';

/** Which cards are shown, by state, with how many there are of each: radio buttons that fold into rows. */
export function WallFilters({ wall }: { wall: WallView }) {
  const t = useTranslations('worksheet.class.wall');
  const group = useId();
  const { counts, cards, filter, setFilter } = wall;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{t('filter')}</legend>
      {(['all', ...wallStates] as const).map((value) => {
        const Icon = value === 'all' ? Users : stateLooks[value].icon;
        const word = t(value === 'all' ? 'all' : `states.${value}`);
        const count = value === 'all' ? cards.length : counts[value];
        return (
          <label
            key={value}
            className="relative flex h-8 items-center gap-1.5 rounded-6 border border-transparent px-2.5 text-13 text-ink-2 select-none hover:text-ink has-checked:border-line-strong has-checked:bg-chosen has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-orchid pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={group}
              checked={filter === value}
              onChange={() => setFilter(value)}
              aria-label={t('filterOf', { state: word, count })}
              className="absolute inset-0 m-0 cursor-default opacity-0"
            />
            <Icon aria-hidden="true" className="size-4!" />
            <span aria-hidden="true">{word}</span>
            <span aria-hidden="true" className="tabular">
              {count}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
