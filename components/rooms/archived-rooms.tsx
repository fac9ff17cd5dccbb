'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { RoomRole } from '@/components/rooms/room-row';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { accessInRoom } from '@/lib/rooms/room-access';
import type { RoomSummary } from '@/lib/rooms/room-list';

type ArchivedRoomsProps = { rooms: RoomSummary[]; onBringBack: (room: RoomSummary) => void };

/** What was put away, folded at the end of the list. */
export function ArchivedRooms({ rooms, onBringBack }: ArchivedRoomsProps) {
  const t = useTranslations('rooms.archive');
  return (
    <Disclosure label={t('list', { count: rooms.length })} className="mt-12">
      <ul aria-label={t('list', { count: rooms.length })} className="mt-2">
        {rooms.map((room) => (
          <ArchivedRow key={room.roomId} room={room} onBringBack={onBringBack} />
        ))}
      </ul>
    </Disclosure>
  );
}

function ArchivedRow({ room, onBringBack }: Pick<ArchivedRoomsProps, 'onBringBack'> & { room: RoomSummary }) {
  const t = useTranslations('rooms.archive');
  const denied = useWhyNot(accessInRoom({ profile: room.profile, settings: {} }))('room:settings');
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-t border-line first:border-t-0">
      <div className="min-w-0">
        <Link
          href={`/rooms/${room.roomId}`}
          className="target block truncate rounded-4 font-medium underline-offset-3 hover:underline"
        >
          {room.name}
        </Link>
        <p className="truncate text-13 text-ink-2">
          <RoomRole room={room} />
        </p>
      </div>
      <Button
        variant="quiet"
        size={32}
        deniedReason={denied}
        aria-label={t('bringBackRoom', { room: room.name })}
        onClick={() => onBringBack(room)}
      >
        {t('bringBack')}
      </Button>
    </li>
  );
}
