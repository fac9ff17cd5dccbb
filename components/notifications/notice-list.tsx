'use client';

import {
  AtSign,
  CalendarClock,
  CircleCheck,
  DoorOpen,
  FileCheck,
  FileQuestionMark,
  Hand,
  LockOpen,
  LogIn,
  MessageCircle,
  MessagesSquare,
  Presentation,
  ScrollText,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { formatMoment } from '@/lib/core/dates';
import type { InboxNotice } from '@/lib/notifications/client/use-inbox';
import { placeOf } from '@/lib/notifications/place-of';
import type { NoticeKind } from '@/lib/notifications/schema';

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  'room-begins': DoorOpen,
  mention: AtSign,
  'private-message': MessageCircle,
  message: MessagesSquare,
  added: CircleCheck,
  'let-in': LogIn,
  granted: LockOpen,
  waiting: Hand,
  'meets-soon': CalendarClock,
  'meets-later': CalendarClock,
  receipt: ScrollText,
  'page-returned': FileCheck,
  'page-asked': FileQuestionMark,
  'page-shown': Presentation,
};

type NoticeListProps = {
  /** Undefined until they are known. */
  notices: readonly InboxNotice[] | undefined;
  now: number;
  /** The person goes to where a notice leads. */
  onFollow: (id: string) => void;
  onReadAll: () => void;
};

/** What happened while a person was elsewhere, the latest first, each with the way there. */
export function NoticeList({ notices, now, onFollow, onReadAll }: NoticeListProps) {
  const t = useTranslations('notifications.inbox');
  return (
    <div className="-m-4">
      <div className="flex h-12 items-center justify-between border-b border-line px-4">
        <h2 className="text-16 font-semibold">{t('title')}</h2>
        {notices?.some(({ isUnread }) => isUnread) ? (
          <Button variant="quiet" onClick={onReadAll}>
            {t('readAll')}
          </Button>
        ) : null}
      </div>
      {notices === undefined ? <p className="p-4 text-14 text-ink-2">{t('loading')}</p> : null}
      {notices?.length === 0 ? <p className="p-4 text-14 text-ink-2">{t('empty')}</p> : null}
      <ul aria-label={t('title')} className="max-h-[60vh] overflow-y-auto">
        {notices?.map((notice) => (
          <NoticeRow key={notice.id} {...{ notice, now }} onFollow={() => onFollow(notice.id)} />
        ))}
      </ul>
      <div className="flex min-h-10 items-center justify-between gap-4 border-t border-line px-4 py-2 text-13">
        <span className="text-ink-2">{t('kept')}</span>
        <LinkText href="/account#notifications">{t('settings')}</LinkText>
      </div>
    </div>
  );
}

type NoticeRowProps = { notice: InboxNotice; now: number; onFollow: () => void };

function NoticeRow({ notice, now, onFollow }: NoticeRowProps) {
  const t = useTranslations('notifications');
  const { kind, roomName: room, byName, page, isUnread, at } = notice;
  const Icon = icons[kind];
  const words = {
    ...{ room, by: byName === null ? 'none' : 'person', name: byName ?? '' },
    ...{ page: page?.name ?? '', named: page?.isNamed === true ? 'yes' : 'no' },
  };
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <Icon className="mt-0.5 size-4 flex-none text-ink-2" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p
            className={
              isUnread ? 'min-w-0 text-14 font-semibold wrap-anywhere' : 'min-w-0 text-14 wrap-anywhere'
            }
          >
            {t(`kinds.${kind}.title`, words)}
          </p>
          <p className="flex flex-none items-center gap-1.5 text-12 text-ink-2">
            {isUnread ? (
              <>
                <span className="size-2 rounded-full bg-gorse ring-1 ring-ink/40" aria-hidden="true" />
                <span className="sr-only">{t('inbox.unread')}</span>
              </>
            ) : null}
            {formatMoment(at, now)}
          </p>
        </div>
        <p className="text-13 text-ink-2 wrap-anywhere">{t(`kinds.${kind}.line`, words)}</p>
        <LinkText href={placeOf(notice)} onClick={onFollow} className="mt-1 inline-block text-13">
          {t(`kinds.${kind}.action`)}
        </LinkText>
      </div>
    </li>
  );
}
