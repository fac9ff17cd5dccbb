import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonScreen } from '@/app/(shell)/admin/people/[uid]/person-screen';

/** Nobody's name stands in the title: who may know it is found out by the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.person');
  return { title: t('title') };
}

export default async function PersonPage({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params;
  return <PersonScreen uid={decodeURIComponent(uid)} />;
}
