import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isRoomId } from '@/lib/livekit/room-name';
import { RehearsalScreen } from './rehearsal-screen';

type RehearsalPageProps = { params: Promise<{ roomId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('call.rehearsal');
  return { title: t('label') };
}

export default async function RehearsalPage({ params }: RehearsalPageProps) {
  const { roomId } = await params;
  if (!isRoomId(roomId)) notFound();
  return <RehearsalScreen roomId={roomId} />;
}
