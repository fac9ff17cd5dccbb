import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LiveRoomsScreen } from '@/app/(shell)/admin/live/live-rooms-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.live');
  return { title: t('title') };
}

export default function LiveRoomsPage() {
  return <LiveRoomsScreen />;
}
