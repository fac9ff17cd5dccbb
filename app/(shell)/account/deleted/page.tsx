import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeletedScreen } from '@/app/(shell)/account/deleted/deleted-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.deleted');
  return { title: t('title') };
}

export default function DeletedPage() {
  return <DeletedScreen />;
}
