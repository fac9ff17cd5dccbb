import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';
import { formatDate } from '@/lib/core/dates';
import { personColour } from '@/lib/core/person-hue';
import { nameFew } from '@/lib/rooms/session/inside';
import type { LiveRoom } from '@/lib/rooms/list/room-list';

type LiveRoomBlockProps = {
  room: LiveRoom;
  /** Only one button of a page is filled: that of the call which began last. */
  isFirst: boolean;
};

/** A room with somebody inside: a piece of the flint table, and the door to it. */
export function LiveRoomBlock({ room, isFirst }: LiveRoomBlockProps) {
  const t = useTranslations('rooms.live');
  const { named, more } = nameFew(room.inside, 4);
  const [first] = room.inside;
  return (
    <li className="flint grid min-h-[136px] items-center gap-4 rounded-12 p-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:gap-6 tablet:p-6">
      <div className="min-w-0">
        <StatusDot>{t('count', { count: room.inside.length })}</StatusDot>
        <h2 className="title mt-1 mb-2 truncate text-28">
          <Link href={`/rooms/${room.roomId}`} className="rounded-4 underline-offset-3 hover:underline">
            {room.name}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-stage-text-2">
          {first ? <span>{t('since', { time: formatDate(first.since, 'clock') })}</span> : null}
          {named.map(({ uid, name, seat, isGuest }) => (
            <PersonName
              key={uid}
              name={name}
              mark={isGuest ? t('guest') : undefined}
              {...personColour(uid, seat)}
            />
          ))}
          {more > 0 ? <span>{t('more', { count: more })}</span> : null}
        </p>
      </div>
      <ButtonLink
        href={`/rooms/${room.roomId}/live`}
        size={48}
        variant={isFirst ? 'orchid' : 'stage'}
        aria-label={t('joinRoom', { room: room.name })}
        className="max-tablet:w-full"
      >
        {t('join')}
      </ButtonLink>
    </li>
  );
}
