'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { LineShown } from '@/components/class/wall/line-shown';
import type { WallView } from '@/components/class/wall/use-wall';
import { findFaultyLine } from '@/lib/class/wall/page-lines';

/** People whose pages go wrong in the same way, with one real line and without a name. */
export function WallMistakes({ wall }: { wall: WallView }) {
  const t = useTranslations('worksheet.class.wall');
  const { groups, pages, filter, setFilter } = wall;
  if (groups.length === 0) return null;
  const chosen = typeof filter === 'string' ? null : filter.group;
  return (
    <section aria-label={t('mistakes')} className="border-b border-line px-4 py-2 max-tablet:px-3">
      <h3 className="text-12 font-medium text-ink-2">{t('mistakes')}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {groups.map(({ key, line, kind, uids }) => {
          const page = uids.map((uid) => pages.get(uid)).find((one) => one !== undefined);
          const example = page === undefined ? null : findFaultyLine(page, line);
          return (
            <li key={key} className="max-w-full">
              <button
                type="button"
                aria-pressed={chosen === key}
                className={clsx(
                  'overlay flex min-h-11 max-w-full items-center gap-3 rounded-8 border px-3 py-1 text-left text-13',
                  chosen === key
                    ? 'border-orchid shadow-[inset_0_0_0_1px_var(--orchid)]'
                    : 'border-line-strong',
                )}
                onClick={() => setFilter(chosen === key ? 'all' : { group: key })}
              >
                <span className="font-medium">{t(`kinds.${kind}`, { count: uids.length, line })}</span>
                {example === null ? null : (
                  <span className="min-w-0 truncate text-16 text-poppy">
                    <LineShown line={example} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
