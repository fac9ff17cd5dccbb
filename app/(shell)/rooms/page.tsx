import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LazyRoomsScreen } from '@/app/(shell)/rooms/lazy-rooms-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rooms');
  return { title: t('title') };
}

export default function RoomsPage() {
  return <LazyRoomsScreen />;
}
