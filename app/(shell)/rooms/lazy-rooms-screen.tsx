'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { RoomsColumns } from '@/components/rooms/list/rooms-columns';
import { RoomsSkeleton } from '@/components/rooms/list/rooms-skeleton';

/** The server draws it; its code follows the first paint, with the SDKs that bring the list. */
export const LazyRoomsScreen = dynamic(async () => (await import('./rooms-screen')).RoomsScreen, {
  loading: ComingRooms,
});

function ComingRooms() {
  const t = useTranslations('rooms');
  return (
    <RoomsColumns side={null}>
      <RoomsSkeleton title={t('title')} label={t('list.loading')} />
    </RoomsColumns>
  );
}
