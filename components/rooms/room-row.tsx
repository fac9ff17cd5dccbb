import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { calendarDay } from '@/components/rooms/clock-time';
import { ButtonLink } from '@/components/ui/button-link';
import type { RoomSummary } from '@/lib/rooms/room-list';

type RoomRowProps = { room: RoomSummary; now: number };

/** A room with nobody inside. */
export function RoomRow({ room, now }: RoomRowProps) {
  const t = useTranslations('rooms');
  const access = useTranslations('access');
  const preset = access(`presets.${room.preset}.name`);
  return (
    <li className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line first:border-t-0 tablet:min-h-16 tablet:grid-cols-[minmax(0,1fr)_128px_auto] tablet:gap-x-6">
      <div className="min-w-0">
        <Link
          href={`/rooms/${room.roomId}`}
          className="target block truncate rounded-4 text-16 font-medium underline-offset-3 hover:underline"
        >
          {room.name}
        </Link>
        <p className="truncate text-13 text-ink-2">
          {room.profile === 'host'
            ? t('list.asHost', { preset })
            : t('list.asOther', { preset, profile: access(`profiles.${room.profile}`).toLowerCase() })}
        </p>
      </div>
      <p className="text-right text-13 text-ink-2 tabular max-tablet:hidden">
        {t('list.added', { date: calendarDay(room.addedAt, now) })}
      </p>
      <ButtonLink
        href={`/rooms/${room.roomId}/live`}
        variant="quiet"
        size={32}
        className="-mr-3"
        aria-label={t('live.joinRoom', { room: room.name })}
      >
        {t('live.join')}
      </ButtonLink>
    </li>
  );
}
