import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardScreen } from '@/app/(entry)/card/card-screen';

/** The address is a way in, so no other page learns it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('card.title'), referrer: 'no-referrer', robots: { index: false } };
}

type Params = { code: string; learnerId: string };

export default async function CardLinkPage({ params }: { params: Promise<Params> }) {
  return <CardScreen link={await params} />;
}
