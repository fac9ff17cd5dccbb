import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RoomsScreen } from '@/app/(shell)/rooms/rooms-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rooms');
  return { title: t('title') };
}

export default function RoomsPage() {
  return <RoomsScreen />;
}
