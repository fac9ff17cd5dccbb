import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardScreen } from '@/app/(entry)/card/card-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('card.title') };
}

export default function CardPage() {
  return <CardScreen link={null} />;
}
