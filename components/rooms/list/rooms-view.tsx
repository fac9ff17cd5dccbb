'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ArchivedRooms } from '@/components/rooms/list/archived-rooms';
import { LiveRoomBlock } from '@/components/rooms/live-room-block';
import type { RoomRowActions } from '@/components/rooms/room-menu';
import { ArchivedRow } from '@/components/rooms/list/archived-row';
import { RoomRow } from '@/components/rooms/list/room-row';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { TextField } from '@/components/ui/fields/text-field';
import type { DoorAnswers } from '@/lib/lobby/client/use-door-answers';
import type { WaitingRow } from '@/lib/lobby/waiting-row';
import type { RowActions } from '@/lib/core/client/use-row-actions';
import type { WatchSeen } from '@/lib/core/client/use-seen';
import type { MemberPreview } from '@/lib/rooms/members/member-preview';
import { searchFrom, searchRooms, type ArrangedRooms, type RoomSummary } from '@/lib/rooms/list/room-list';

type RoomsViewProps = RoomRowActions & {
  rooms: ArrangedRooms;
  now: number;
  /** Who belongs to each room besides the reader, as far as it is known. */
  memberPreview: ReadonlyMap<string, MemberPreview>;
  /** Is told when a row comes into view. */
  watchRow: WatchSeen;
  /** Rooms that are put away now or were a moment ago, and those that are brought back. */
  putAway: { away: RowActions<RoomSummary>; back: RowActions<RoomSummary> };
  /** Who waits at the doors that the reader opens, by room, and the answers to them. */
  waiting: ReadonlyMap<string, readonly WaitingRow[]>;
  answers: DoorAnswers;
  /** Stands where the rooms would, when there are none. */
  empty: ReactNode;
};

const nobody: readonly WaitingRow[] = [];

/** My rooms: the live ones as doors, then those that meet next, then the others, at the end what was put away. */
export function RoomsView({ rooms, waiting, answers, empty, ...row }: RoomsViewProps) {
  const t = useTranslations('rooms');
  const [typed, setTyped] = useState('');
  const count = Object.values(rooms).reduce((sum, { length }) => sum + length, 0);
  if (count === 0) return empty;

  // A live room stays, whatever is sought among the others: nothing moves while somebody types.
  const hasLive = rooms.live.length > 0;
  const canSearch = count >= searchFrom;
  const sought = canSearch ? typed : '';
  const [next, recent] = [searchRooms(rooms.next, sought), searchRooms(rooms.recent, sought)];
  // "Recent" says something from the first session on.
  const isUnused = rooms.recent.every(({ last }) => last === undefined);
  const archived = searchRooms(rooms.archived, sought);
  const besides = next.length + recent.length + archived.length;
  const found = searchRooms(rooms.live, sought).length + besides;
  const rowOf = (room: ListedRoom) => <OneRoom key={room.roomId} room={room} {...row} />;

  return (
    <>
      <h1 className={hasLive ? 'sr-only' : 'title text-28'}>{t('title')}</h1>
      {hasLive ? <LiveRooms rooms={rooms.live} {...{ waiting, answers }} now={row.now} /> : null}
      {canSearch ? (
        <RoomSearch typed={typed} found={sought.trim() === '' ? null : found} onType={setTyped} />
      ) : null}
      <RoomSection title={t('list.next')} rows={next.map(rowOf)} />
      <RoomSection title={t(isUnused ? 'list.unused' : 'list.recent')} rows={recent.map(rowOf)} />
      {sought.trim() !== '' && besides === 0 ? (
        <p className="wrap-anywhere text-ink-2">
          {t(hasLive ? 'search.noneBesides' : 'search.none', { typed: sought.trim() })}
        </p>
      ) : null}
      {archived.length > 0 && archived.length === count ? (
        <p className="mt-4 max-w-[60ch] text-ink-2">{t('archive.all')}</p>
      ) : null}
      {archived.length > 0 ? <ArchivedRooms rooms={archived} back={row.putAway.back} /> : null}
    </>
  );
}

type LiveRoomsProps = Pick<RoomsViewProps, 'waiting' | 'answers' | 'now'> & { rooms: ArrangedRooms['live'] };

/** The rooms in which a call goes on, each as its door. */
function LiveRooms({ rooms, waiting, answers, now }: LiveRoomsProps) {
  return (
    <ul className="mb-8 grid gap-2 tablet:mb-12">
      {rooms.map((room, index) => (
        <LiveRoomBlock
          key={room.roomId}
          room={room}
          isFirst={index === 0}
          waiting={waiting.get(room.roomId) ?? nobody}
          {...{ answers, now }}
        />
      ))}
    </ul>
  );
}

type ListedRoom = RoomSummary & { start?: number };
type OneRoomProps = Omit<RoomsViewProps, 'rooms' | 'waiting' | 'answers' | 'empty'> & { room: ListedRoom };

/** A room in the list; one that was just put away says so in its place. */
function OneRoom({ room, putAway, memberPreview, ...props }: OneRoomProps) {
  const t = useTranslations('rooms.archive');
  const { away, back } = putAway;
  const { roomId, start } = room;
  const action = away.all.get(roomId);
  if (room.archived && action) return <ArchivedRow action={action} actions={away} />;
  return (
    <RoomRow
      {...props}
      room={room}
      {...(start !== undefined && { start })}
      memberPreview={memberPreview.get(roomId)}
      isBack={[away.backKey, back.backKey].includes(roomId)}
      notice={action ? <RowActionNotice action={action} actions={away} checking={t('checking')} /> : null}
    />
  );
}

type RoomSearchProps = {
  typed: string;
  /** How many rooms were found; null while nothing is sought. */
  found: number | null;
  onType: (typed: string) => void;
};

/** Seeks among the rooms. */
function RoomSearch({ typed, found, onType }: RoomSearchProps) {
  const t = useTranslations('rooms.search');
  return (
    <search>
      <TextField
        type="search"
        label={t('label')}
        autoComplete="off"
        trailing={
          typed === '' ? undefined : (
            <IconButton
              label={t('clear')}
              icon={<X />}
              size={40}
              onClick={({ currentTarget }) => {
                onType('');
                // The button goes with what it clears.
                currentTarget.closest('search')?.querySelector('input')?.focus();
              }}
            />
          )
        }
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
        }}
        className="mt-4 mb-8"
      />
      <p role="status" className="sr-only">
        {found === null ? '' : t('found', { count: found })}
      </p>
    </search>
  );
}

function RoomSection({ title, rows }: { title: string; rows: ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6 mb-8 tablet:mb-12">
      <h2 className="mb-2 text-22 font-semibold">{title}</h2>
      {/* Its columns are as wide as what stands in them, and names have the rest. */}
      <ul className="tablet:grid tablet:grid-cols-[minmax(0,1fr)_auto_auto_64px_32px] tablet:*:col-span-full">
        {rows}
      </ul>
    </section>
  );
}
