import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GroupScreen } from '@/app/(shell)/groups/[groupId]/group-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('group.title') };
}

export default async function GroupPage({ params }: { params: Promise<{ groupId: string }> }) {
  return <GroupScreen groupId={(await params).groupId} />;
}
