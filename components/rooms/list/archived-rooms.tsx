'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { RoomRole } from '@/components/rooms/list/room-row';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import type { RowActions } from '@/lib/core/client/use-row-actions';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { accessInRoom } from '@/lib/rooms/room-access';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

type ArchivedRoomsProps = {
  rooms: RoomSummary[];
  /** Those that are being brought back. */
  back: RowActions<RoomSummary>;
};

/** What was put away, folded at the end of the list. */
export function ArchivedRooms({ rooms, back }: ArchivedRoomsProps) {
  const t = useTranslations('rooms.archive');
  return (
    <Disclosure label={t('list', { count: rooms.length })} className="mt-12">
      <ul aria-label={t('list', { count: rooms.length })} className="mt-2">
        {rooms.map((room) => (
          <ArchivedRow key={room.roomId} room={room} back={back} />
        ))}
      </ul>
    </Disclosure>
  );
}

function ArchivedRow({ room, back }: Pick<ArchivedRoomsProps, 'back'> & { room: RoomSummary }) {
  const t = useTranslations('rooms.archive');
  const denied = useWhyNot(accessInRoom(useOrganization(), { profile: room.profile, settings: {} }))(
    'room:settings',
  );
  const action = back.all.get(room.roomId);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 border-t border-line first:border-t-0">
      <div className="min-w-0 flex-1">
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
        isPending={action?.isRunning ?? false}
        onClick={() => back.start(room)}
      >
        {t('bringBack')}
      </Button>
      {action ? (
        <div className="w-full pb-2 empty:hidden">
          <RowActionNotice action={action} actions={back} checking={t('checking')} />
        </div>
      ) : null}
    </li>
  );
}
