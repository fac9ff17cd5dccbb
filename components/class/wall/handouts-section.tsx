'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SectionHead } from '@/components/ui/section-head';
import { watchHandouts } from '@/lib/class/client/watch-handouts';
import { formatMoment } from '@/lib/core/dates';
import { useWatch } from '@/lib/core/client/use-watch';

/** As many as one takes in at a glance. */
const shown = 3;

type HandoutsSectionProps = { roomId: string; now: number };

/** What was handed out in a room, each with the way to its wall. For who leads the class; nothing before the first. */
export function HandoutsSection({ roomId, now }: HandoutsSectionProps) {
  const t = useTranslations('rooms.room.handouts');
  const handouts = useWatch(watchHandouts, roomId).value ?? [];
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? handouts : handouts.slice(0, shown);
  if (handouts.length === 0) return null;
  return (
    <section aria-labelledby="handouts" className="mt-10 tablet:mt-12">
      <SectionHead id="handouts" title={t('heading')}>
        {listed.length < handouts.length ? (
          <Button variant="quiet" size={32} onClick={() => setIsWhole(true)}>
            {t('all', { count: handouts.length })}
          </Button>
        ) : null}
      </SectionHead>
      <ul className="divide-y divide-line overflow-hidden rounded-12 border border-line bg-surface">
        {listed.map(({ id, name, at, since = at, state }) => (
          <li
            key={id}
            className="overlay relative grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 px-4 py-2"
          >
            <Link
              href={`/rooms/${roomId}/wall/${id}`}
              className="text-16 font-medium wrap-anywhere no-underline before:absolute before:inset-0 before:content-['']"
            >
              {t('wallOf', { name })}
            </Link>
            <span className="text-13 whitespace-nowrap text-ink-2 tabular">
              {t(`states.${state}`, { at: formatMoment(since, now) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
