import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardScreen } from '@/app/(entry)/card/card-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('groups');
  return { title: t('card.title') };
}

type CardPageProps = { searchParams: Promise<{ code?: string | string[] }> };

/** For whoever types; a code that was typed elsewhere comes along. */
export default async function CardPage({ searchParams }: CardPageProps) {
  const { code } = await searchParams;
  return <CardScreen link={null} {...(typeof code === 'string' && { code })} />;
}
