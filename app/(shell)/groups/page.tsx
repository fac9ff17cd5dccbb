import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GroupsScreen } from '@/app/(shell)/groups/groups-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('title') };
}

export default function GroupsPage() {
  return <GroupsScreen />;
}
