import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PolicyScreen } from './policy-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('permissions.policy');
  return { title: t('title') };
}

export default function PolicyPage() {
  return <PolicyScreen />;
}
