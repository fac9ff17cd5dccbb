'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Observers } from '@/lib/call/client/people/use-observers';

/** Says to everybody that somebody watches unseen, and to hosts who. Nothing while nobody does. */
export function ObserverMark({ observers, isPhone }: { observers: Observers; isPhone: boolean }) {
  const t = useTranslations('call.observers');
  const { count, names } = observers;
  const words = t('count', { count });
  return (
    <span role="status" className="flex-none text-13 text-stage-text-2">
      {count > 0 ? (
        <span className="flex items-center gap-1.5" title={names.length > 0 ? names.join(', ') : t('why')}>
          <Eye aria-hidden="true" className="size-4!" />
          {isPhone ? (
            <>
              <span aria-hidden="true" className="tabular">
                {count}
              </span>
              <span className="sr-only">{words}</span>
            </>
          ) : (
            words
          )}
        </span>
      ) : null}
    </span>
  );
}

/** The same at the end of the people: with names for hosts, and for the others what an observer is. */
export function ObserverNote({ observers }: { observers: Observers }) {
  const t = useTranslations('call.observers');
  const { count, names } = observers;
  if (count === 0) return null;
  return (
    <section className="px-4 pt-3" aria-label={t('count', { count })}>
      <h3 className="flex items-center gap-2 text-13 font-semibold">
        <Eye aria-hidden="true" className="size-4!" />
        {t('count', { count })}
      </h3>
      <p className="mt-1 text-13 text-ink-2">
        {names.length > 0 ? new Intl.ListFormat('en').format(names) : t('why')}
      </p>
    </section>
  );
}
