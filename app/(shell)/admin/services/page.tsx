import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ServicesScreen } from '@/app/(shell)/admin/services/services-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.services');
  return { title: t('title') };
}

export default function ServicesPage() {
  return <ServicesScreen />;
}
