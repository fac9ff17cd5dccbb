'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { RoomColumns } from '@/components/rooms/room-columns';
import { RoomSkeleton } from '@/components/rooms/room-skeleton';

/** The server draws it; its code follows the first paint, with the SDKs that bring the room. */
export const LazyRoomScreen = dynamic(async () => (await import('./room-screen')).RoomScreen, {
  loading: ComingRoom,
});

function ComingRoom() {
  const t = useTranslations('rooms.room');
  return (
    <RoomColumns side={null}>
      <RoomSkeleton label={t('loading')} />
    </RoomColumns>
  );
}
