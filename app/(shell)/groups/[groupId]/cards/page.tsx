import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardsScreen } from '@/app/(shell)/groups/[groupId]/cards/cards-screen';
import { readCardChoice } from '@/lib/groups/card-choice';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('cards.title') };
}

type CardsPageProps = {
  params: Promise<{ groupId: string }>;
  searchParams: Promise<{ only?: string | string[] }>;
};

export default async function CardsPage({ params, searchParams }: CardsPageProps) {
  const { only } = await searchParams;
  const asked = readCardChoice(typeof only === 'string' ? only : undefined);
  return <CardsScreen groupId={(await params).groupId} asked={asked} />;
}
