'use client';

import { Archive, Ellipsis, LogIn, LogOut, Settings } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { accessInRoom } from '@/lib/rooms/room-access';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

/** What a row of the list can do with its room. */
export type RoomRowActions = {
  onArchive: (room: RoomSummary) => void;
  onLeave: (room: RoomSummary) => void;
};

/** Join, settings, put away, leave: behind one button that is always there. */
export function RoomMenu({ room, onArchive, onLeave }: RoomRowActions & { room: RoomSummary }) {
  const t = useTranslations('rooms');
  const denied = useWhyNot(accessInRoom(useOrganization(), { profile: room.profile, settings: {} }))(
    'room:settings',
  );
  return (
    <Menu
      trigger={
        <IconButton
          label={t('list.more', { room: room.name })}
          icon={<Ellipsis />}
          className="-mr-2 justify-self-end max-tablet:size-11!"
        />
      }
    >
      <MenuItem asChild>
        <Link href={`/rooms/${room.roomId}/live`}>
          <LogIn />
          {t('live.join')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href={`/rooms/${room.roomId}/settings`}>
          <Settings />
          {t('list.settings')}
        </Link>
      </MenuItem>
      <MenuItem
        icon={<Archive />}
        hint={t('archive.hint')}
        deniedReason={denied}
        onSelect={() => onArchive(room)}
      >
        {t('archive.submit')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => onLeave(room)}>
        {t('room.actions.leave')}
      </MenuItem>
    </Menu>
  );
}
