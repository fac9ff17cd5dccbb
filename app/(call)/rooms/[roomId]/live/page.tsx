import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isRoomId } from '@/lib/livekit/room-name';
import { LiveScreen } from './live-screen';

type LivePageProps = { params: Promise<{ roomId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('call');
  return { title: t('title') };
}

export default async function LivePage({ params }: LivePageProps) {
  const { roomId } = await params;
  if (!isRoomId(roomId)) notFound();
  return <LiveScreen roomId={roomId} />;
}
