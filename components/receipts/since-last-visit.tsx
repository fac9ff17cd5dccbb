'use client';

import { useTranslations } from 'next-intl';
import { LinkText } from '@/components/ui/buttons/link-text';
import { formatMoment } from '@/lib/core/dates';
import type { RoomNews } from '@/lib/receipts/room-visit';
import { sheetHref } from '@/lib/worksheet/sheet-href';

type SinceLastVisitProps = {
  roomId: string;
  /** Null where nothing is known, or nobody was here before. */
  news: RoomNews | null;
  /** The sheets of the room, with the time of their last edit. */
  sheets: readonly { id: string; editedAt: number }[];
  now: number;
};

/** What came into a room since its reader was last here, each with the way to it. Nothing where there is none. */
export function SinceLastVisit({ roomId, news, sheets, now }: SinceLastVisitProps) {
  const t = useTranslations('receipts.news');
  if (news === null) return null;
  const changed = sheets.filter(({ editedAt }) => editedAt > news.after);
  const [sheet] = changed;
  const [session] = news.sessions;
  const room = `/rooms/${roomId}`;
  const sessionHref =
    news.sessions.length > 1 ? `${room}#earlier-sessions` : `${room}/sessions/${session?.sessionId ?? ''}`;
  const changedHref = changed.length > 1 ? `${room}#sheets` : sheetHref(roomId, sheet?.id ?? '');
  const parts = [
    { kind: 'sessions', count: news.sessions.length, href: sessionHref },
    { kind: 'sheets', count: changed.length, href: changedHref },
    { kind: 'messages', count: news.messages, href: `${room}/chat` },
    { kind: 'files', count: news.files, href: `${room}/files` },
  ] as const;
  const some = parts.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <section aria-labelledby="news" className="mt-6 rounded-12 bg-sunken px-4 py-3">
      <h2 id="news" className="text-14 text-ink-2">
        {t('heading', { when: formatMoment(news.since, now) })}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1.5 text-16">
        {some.map(({ kind, count, href }) => (
          <li key={kind}>
            <LinkText href={href}>{t(kind, { count })}</LinkText>
          </li>
        ))}
      </ul>
    </section>
  );
}
