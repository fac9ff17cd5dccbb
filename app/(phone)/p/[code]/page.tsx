import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PhoneScreen } from '@/app/(phone)/p/[code]/phone-screen';

/** Nothing in the title or in a preview names the person or the room. Only the code leads there. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('paper.phone');
  return { title: t('title'), robots: { index: false } };
}

export default async function PhonePage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <PhoneScreen code={code} />;
}
