import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { calendarDay, clockTime } from '@/components/rooms/clock-time';
import { RoomMenu, type RoomRowActions } from '@/components/rooms/room-menu';
import { startWords } from '@/components/rooms/start-words';
import { Button } from '@/components/ui/button';
import type { RoomSummary } from '@/lib/rooms/room-list';

type RoomRowProps = RoomRowActions & {
  room: RoomSummary;
  /** When it meets next; undefined when that is not planned. */
  start?: number;
  now: number;
  /** Brings the room back that has just been put away; undefined for every other. */
  onUndo?: (() => void) | undefined;
};

/** A room with nobody inside. */
export function RoomRow({ room, start, now, onUndo, ...actions }: RoomRowProps) {
  const t = useTranslations('rooms');
  return (
    <li className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-line first:border-t-0 tablet:min-h-16 tablet:gap-x-6">
      <div className="min-w-0">
        <Link
          href={`/rooms/${room.roomId}`}
          className="target block truncate rounded-4 text-16 font-medium underline-offset-3 hover:underline"
        >
          {room.name}
        </Link>
        <p className="truncate text-13 text-ink-2" role={onUndo ? 'status' : undefined}>
          {onUndo ? t('archive.done') : <RoomRole room={room} />}
        </p>
      </div>
      {onUndo ? (
        <Button variant="accent" size={32} className="col-span-2" onClick={onUndo}>
          {t('archive.undo')}
        </Button>
      ) : (
        <>
          <RoomTime start={start} addedAt={room.addedAt} now={now} />
          <RoomMenu room={room} {...actions} />
        </>
      )}
    </li>
  );
}

/** What the room is for, and what the reader is in it. */
export function RoomRole({ room }: { room: RoomSummary }) {
  const t = useTranslations('rooms.list');
  const access = useTranslations('access');
  const preset = access(`presets.${room.preset}.name`);
  return room.profile === 'host'
    ? t('asHost', { preset })
    : t('asOther', { preset, profile: access(`profiles.${room.profile}`).toLowerCase() });
}

function RoomTime({ start, addedAt, now }: { start: number | undefined; addedAt: number; now: number }) {
  const t = useTranslations('rooms.list');
  if (start === undefined) {
    return (
      <p className="text-right text-13 text-ink-2 tabular max-tablet:hidden">
        {t('added', { date: calendarDay(addedAt, now) })}
      </p>
    );
  }
  const words = startWords(start, now);
  return (
    <p className="text-right tabular">
      <span className="block font-medium">{clockTime(start)}</span>
      <span className="block text-13 text-ink-2">{t(`start.${words.key}`, { ...words.values })}</span>
    </p>
  );
}
