import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LazyRoomScreen } from '@/app/(shell)/rooms/[roomId]/lazy-room-screen';

/** Only members learn what the room is called, so the title says it when the page knows it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rooms');
  return { title: t('room.title') };
}

export default async function RoomPage({ params }: { params: Promise<{ roomId: string }> }) {
  return <LazyRoomScreen roomId={(await params).roomId} />;
}
