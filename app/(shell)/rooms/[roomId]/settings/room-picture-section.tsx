'use client';

import { useTranslations } from 'next-intl';
import { PictureControl } from '@/components/pictures/picture-control';
import { RoomPicture } from '@/components/rooms/room-picture';
import { SettingsSection } from '@/components/rooms/settings/settings-section';
import { callServer } from '@/lib/callables/client/call-server';
import { chooseRoomPicture } from '@/lib/rooms/contract';
import type { Room } from '@/lib/rooms/schema';

type RoomPictureSectionProps = { roomId: string; uid: string; room: Pick<Room, 'name' | 'picture'> };

/** The picture of a room, for who may change its settings. */
export function RoomPictureSection({ roomId, uid, room }: RoomPictureSectionProps) {
  const t = useTranslations('rooms.settings.picture');
  return (
    <SettingsSection title={t('title')} line={t('line')}>
      <PictureControl
        uid={uid}
        hasPicture={room.picture !== undefined}
        onChoose={async (picture, onChecking) => {
          await callServer(chooseRoomPicture, { roomId, picture }, { onChecking });
        }}
      >
        <RoomPicture {...{ roomId, ...room }} className="size-16" />
      </PictureControl>
    </SettingsSection>
  );
}
