'use client';

import { MessageSquareText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SectionHead } from '@/components/ui/section-head';
import { watchBeside } from '@/lib/class/client/watch-beside';
import { watchSeenHandouts } from '@/lib/class/client/watch-seen-handouts';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useWatch } from '@/lib/core/client/use-watch';
import { useWatchEach } from '@/lib/core/client/use-watch-each';
import { formatMoment } from '@/lib/core/dates';

/** As many as one takes in at a glance. */
const shown = 3;

type PagesSectionProps = { roomId: string; uid: string; now: number };

/** A learner's pages of a room, the newest first, with what became of each; nothing before one was handed out. */
export function PagesSection({ roomId, uid, now }: PagesSectionProps) {
  const t = useTranslations('rooms.room.pages');
  const { value: handouts = [] } = useWatch(watchSeenHandouts, roomId);
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? handouts : handouts.slice(0, shown);
  const watchOf = useCallback((id: string) => watchBeside(roomId, id, uid), [roomId, uid]);
  const besides = useWatchEach(
    listed.map(({ id }) => id),
    watchOf,
  );
  if (handouts.length === 0) return null;
  return (
    <section aria-labelledby="pages" className="mt-10 tablet:mt-12">
      <SectionHead id="pages" title={t('heading')}>
        {listed.length < handouts.length ? (
          <Button variant="quiet" size={32} onClick={() => setIsWhole(true)}>
            {t('all', { count: handouts.length })}
          </Button>
        ) : null}
      </SectionHead>
      <ul className="divide-y divide-line overflow-hidden rounded-12 border border-line bg-surface">
        {listed.map((handout) => (
          <PageLine
            key={handout.id}
            {...{ roomId, handout, now }}
            notes={Object.keys(besides.get(handout.id)?.notes ?? {}).length}
          />
        ))}
      </ul>
    </section>
  );
}

type PageLineProps = {
  roomId: string;
  handout: HandedOut;
  /** How many notes stand on the page. */
  notes: number;
  now: number;
};

function PageLine({ roomId, handout, notes, now }: PageLineProps) {
  const t = useTranslations('rooms.room.pages');
  const { id, name, state, at, since = at } = handout;
  return (
    <li className="overlay relative grid min-h-18 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 gap-y-1 px-4 py-3">
      <Link
        href={`/rooms/${roomId}/pages/${id}`}
        className="text-16 font-medium wrap-anywhere no-underline before:absolute before:inset-0 before:content-['']"
      >
        {name}
      </Link>
      <span className="text-13 whitespace-nowrap text-ink-2 tabular">{formatMoment(since, now)}</span>
      <span className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-2">
        <span>{t(`state.${state}`)}</span>
        {notes === 0 ? null : (
          <span className="flex items-center gap-1.5">
            <MessageSquareText aria-hidden="true" className="size-4 flex-none" />
            {t('notes', { count: notes })}
          </span>
        )}
      </span>
    </li>
  );
}
