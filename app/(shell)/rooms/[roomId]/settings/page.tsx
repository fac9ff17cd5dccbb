import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SettingsScreen } from '@/app/(shell)/rooms/[roomId]/settings/settings-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rooms');
  return { title: t('settings.title') };
}

export default async function SettingsPage({ params }: { params: Promise<{ roomId: string }> }) {
  return <SettingsScreen roomId={(await params).roomId} />;
}
