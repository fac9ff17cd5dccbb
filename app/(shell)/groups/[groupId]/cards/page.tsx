import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardsScreen } from '@/app/(shell)/groups/[groupId]/cards/cards-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('cards.title') };
}

export default async function CardsPage({ params }: { params: Promise<{ groupId: string }> }) {
  return <CardsScreen groupId={(await params).groupId} />;
}
