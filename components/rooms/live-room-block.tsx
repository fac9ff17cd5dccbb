import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { DoorQueue } from '@/components/lobby/door-queue';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';
import { formatDate } from '@/lib/core/dates';
import { RoomPicture } from '@/components/rooms/room-picture';
import { firstName } from '@/lib/core/first-name';
import { personColour } from '@/lib/core/person-hue';
import { joinAndAdmitPath } from '@/lib/lobby/at-door';
import type { DoorAnswers } from '@/lib/lobby/client/use-door-answers';
import type { WaitingRow } from '@/lib/lobby/waiting-row';
import { nameFew } from '@/lib/rooms/session/inside';
import type { LiveRoom } from '@/lib/rooms/list/room-list';

type LiveRoomBlockProps = {
  room: LiveRoom;
  /** Only one button of a page is filled: that of the first block. */
  isFirst: boolean;
  /** People at its door, for readers who let them in. */
  waiting: readonly WaitingRow[];
  answers: DoorAnswers;
  now: number;
};

/** A room with somebody inside or at the door: a piece of the flint table. */
export function LiveRoomBlock({ room, isFirst, waiting, answers, now }: LiveRoomBlockProps) {
  const t = useTranslations('rooms.live');
  const lobby = useTranslations('lobby.door');
  const { roomId, inside } = room;
  const { named, more } = nameFew(inside, 4);
  const [first] = inside;
  const [person] = waiting;
  const isLive = first !== undefined;
  return (
    <li className="flint grid min-h-[136px] items-center gap-4 rounded-12 p-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:gap-6 tablet:p-6">
      <div className="min-w-0">
        {isLive ? (
          <StatusDot>{t('count', { count: inside.length })}</StatusDot>
        ) : (
          <StatusDot tone="quiet">{t('nobody')}</StatusDot>
        )}
        <div className="mt-1 mb-2 flex items-center gap-3">
          <RoomPicture {...room} className="size-9" />
          <h2 className="title min-w-0 truncate text-28">
            <Link href={`/rooms/${roomId}`} className="rounded-4 underline-offset-3 hover:underline">
              {room.name}
            </Link>
          </h2>
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-stage-text-2 empty:hidden">
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
        href={person ? joinAndAdmitPath(roomId, waiting) : `/rooms/${roomId}/live`}
        size={48}
        variant={isFirst ? 'orchid' : 'stage'}
        aria-label={
          person
            ? lobby('join', { count: waiting.length, name: person.name })
            : t('joinRoom', { room: room.name })
        }
        className="max-tablet:w-full"
      >
        <span className="truncate">
          {person ? lobby('join', { count: waiting.length, name: firstName(person.name) }) : t('join')}
        </span>
      </ButtonLink>
      {person ? <DoorQueue {...{ roomId, waiting, now, isLive, answers }} /> : null}
    </li>
  );
}
