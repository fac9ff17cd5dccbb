import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfilesScreen } from './profiles-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('permissions.profiles');
  return { title: t('title') };
}

export default function ProfilesPage() {
  return <ProfilesScreen />;
}
