'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useTimeWords } from '@/components/receipts/use-time-words';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SectionHead } from '@/components/ui/section-head';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDate, formatDay } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useEarlierSessions } from '@/lib/receipts/client/use-earlier-sessions';
import type { EarlierSession } from '@/lib/receipts/earlier-session';

type EarlierSessionsProps = { roomId: string; inside: number; now: number };

/** The sessions that a room has had, each leading to what stays of it. */
export function EarlierSessions({ roomId, inside, now }: EarlierSessionsProps) {
  const t = useTranslations('receipts.earlier');
  const { sessions, failure, isLoading, more } = useEarlierSessions(roomId, inside);
  const error = useUserError(failure);
  return (
    <section aria-labelledby="earlier-sessions" className="mt-10 tablet:mt-12">
      <SectionHead id="earlier-sessions" title={t('heading')}>
        {sessions && sessions.length > 0 ? (
          <LinkText href={`/rooms/${roomId}/transcript`}>{t('transcripts')}</LinkText>
        ) : null}
      </SectionHead>
      <div className="min-h-18 overflow-hidden rounded-12 border border-line bg-surface">
        {sessions === undefined ? (
          <div role="status">
            <span className="sr-only">{t('loading')}</span>
            <Skeleton className="m-4 h-10" />
          </div>
        ) : sessions.length === 0 && failure === null ? (
          <p className="px-4 py-6 text-ink-2">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} {...{ roomId, session, now }} />
            ))}
          </ul>
        )}
      </div>
      <FailureNotice error={error} className="mt-3" />
      {more ? (
        <Button variant="quiet" size={32} className="mt-3" isPending={isLoading} onClick={more}>
          {t(failure === null ? 'more' : 'retry')}
        </Button>
      ) : null}
    </section>
  );
}

type SessionRowProps = { roomId: string; session: EarlierSession; now: number };

function SessionRow({ roomId, session, now }: SessionRowProps) {
  const t = useTranslations('receipts.earlier');
  const words = useTimeWords();
  const { sessionId, startedAt, endedAt, people, isGone, ownTime } = session;
  return (
    <li className="overlay relative grid min-h-18 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 px-4 py-3">
      <Link
        href={`/rooms/${roomId}/sessions/${sessionId}`}
        className="text-16 font-medium no-underline before:absolute before:inset-0 before:content-['']"
      >
        {`${formatDay(startedAt, now)}, ${formatDate(startedAt, 'clock')}`}
      </Link>
      <span className="text-13 whitespace-nowrap text-ink-2 tabular">
        {words.length(endedAt - startedAt)}
      </span>
      <span className="col-span-full truncate text-13 text-ink-2">
        {isGone
          ? t('gone')
          : people !== null && people.length > 0
            ? t('people', { count: people.length, names: words.names(people) })
            : ownTime > 0
              ? t('own', { length: words.length(ownTime) })
              : people === null
                ? t('absent')
                : null}
      </span>
    </li>
  );
}
