import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LazyWorksheetsScreen } from '@/app/(shell)/worksheets/lazy-worksheets-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('worksheets');
  return { title: t('title') };
}

export default function WorksheetsPage() {
  return <LazyWorksheetsScreen />;
}
