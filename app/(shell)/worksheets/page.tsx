import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WorksheetsScreen } from '@/app/(shell)/worksheets/worksheets-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('worksheets');
  return { title: t('title') };
}

export default function WorksheetsPage() {
  return <WorksheetsScreen />;
}
