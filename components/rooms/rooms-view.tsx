'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ArchivedRooms } from '@/components/rooms/archived-rooms';
import { LiveRoomBlock } from '@/components/rooms/live-room-block';
import type { RoomRowActions } from '@/components/rooms/room-menu';
import { RoomRow } from '@/components/rooms/room-row';
import { TextField } from '@/components/ui/text-field';
import { searchFrom, searchRooms, type ArrangedRooms, type RoomSummary } from '@/lib/rooms/room-list';

type RoomsViewProps = RoomRowActions & {
  rooms: ArrangedRooms;
  now: number;
  /** The room that was put away a moment ago. */
  held: string | null;
  onBringBack: (room: RoomSummary) => void;
  /** Stands where the rooms would, when there are none. */
  empty: ReactNode;
};

/** My rooms: the live ones as doors, then those that meet next, then the others, at the end what was put away. */
export function RoomsView({ rooms, now, held, onBringBack, empty, ...actions }: RoomsViewProps) {
  const t = useTranslations('rooms');
  const [typed, setTyped] = useState('');
  const count = Object.values(rooms).reduce((sum, { length }) => sum + length, 0);
  if (count === 0) return empty;

  const canSearch = count >= searchFrom;
  const sought = canSearch ? typed : '';
  const [live, next] = [searchRooms(rooms.live, sought), searchRooms(rooms.next, sought)];
  const [recent, archived] = [searchRooms(rooms.recent, sought), searchRooms(rooms.archived, sought)];
  const found = live.length + next.length + recent.length + archived.length;
  const rowOf = (room: RoomSummary & { start?: number }) => (
    <RoomRow
      key={room.roomId}
      room={room}
      {...(room.start !== undefined && { start: room.start })}
      now={now}
      onUndo={room.archived && room.roomId === held ? () => onBringBack(room) : undefined}
      {...actions}
    />
  );

  return (
    <>
      <h1 className={live.length > 0 ? 'sr-only' : 'title text-28'}>{t('title')}</h1>
      {canSearch ? (
        <search>
          <TextField
            type="search"
            label={t('search.label')}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped('');
            }}
            className="mt-4 mb-8"
          />
          <p role="status" className="sr-only">
            {sought.trim() === '' ? '' : t('search.found', { count: found })}
          </p>
        </search>
      ) : null}
      {live.length > 0 ? (
        <ul className="mb-8 grid gap-2 tablet:mb-12">
          {live.map((room, index) => (
            <LiveRoomBlock key={room.roomId} room={room} isFirst={index === 0} />
          ))}
        </ul>
      ) : null}
      <RoomSection title={t('list.next')} rows={next.map(rowOf)} />
      <RoomSection title={t('list.recent')} rows={recent.map(rowOf)} />
      {found === 0 ? <p className="text-ink-2">{t('search.none', { typed: sought.trim() })}</p> : null}
      {archived.length > 0 ? <ArchivedRooms rooms={archived} onBringBack={onBringBack} /> : null}
    </>
  );
}

function RoomSection({ title, rows }: { title: string; rows: ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6 mb-8 tablet:mb-12">
      <h2 className="mb-2 text-22 font-semibold">{title}</h2>
      <ul>{rows}</ul>
    </section>
  );
}
