import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardScreen } from '@/app/(entry)/card/card-screen';
import { firstValue, type SearchParams } from '@/app/(entry)/first-value';
import { toNextPath } from '@/lib/auth/next-path';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('card.title') };
}

/** For a learner who types. A code that they typed elsewhere comes along, and where they were going. */
export default async function CardPage({ searchParams }: { searchParams: SearchParams }) {
  const { code, next } = await searchParams;
  return (
    <CardScreen link={null} next={toNextPath(firstValue(next))} {...(typeof code === 'string' && { code })} />
  );
}
