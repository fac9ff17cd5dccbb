import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LiveRoomBlock } from '@/components/rooms/live-room-block';
import { RoomRow } from '@/components/rooms/room-row';
import type { LiveRoom, RoomSummary } from '@/lib/rooms/room-list';

type RoomsViewProps = {
  live: LiveRoom[];
  others: RoomSummary[];
  now: number;
  /** Stands where the rooms would, when there are none. */
  empty: ReactNode;
};

/** My rooms: the live ones as doors, the others as rows. */
export function RoomsView({ live, others, now, empty }: RoomsViewProps) {
  const t = useTranslations('rooms');
  const hasLive = live.length > 0;
  if (!hasLive && others.length === 0) return empty;
  return (
    <>
      <h1 className={hasLive ? 'sr-only' : 'title text-28'}>{t('title')}</h1>
      {hasLive ? (
        <ul className="grid gap-2">
          {live.map((room, index) => (
            <LiveRoomBlock key={room.roomId} room={room} isFirst={index === 0} />
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <section aria-label={t('list.others')} className={hasLive ? 'mt-8 tablet:mt-12' : 'mt-4'}>
          {hasLive ? <h2 className="mb-2 text-22 font-semibold">{t('list.othersBesideLive')}</h2> : null}
          <ul>
            {others.map((room) => (
              <RoomRow key={room.roomId} room={room} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
