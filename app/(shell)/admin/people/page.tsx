import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PeopleScreen } from '@/app/(shell)/admin/people/people-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.people');
  return { title: t('title') };
}

export default function PeoplePage() {
  return <PeopleScreen />;
}
