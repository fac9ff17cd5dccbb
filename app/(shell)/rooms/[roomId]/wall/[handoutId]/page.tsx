import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { WallScreen } from '@/app/(shell)/rooms/[roomId]/wall/[handoutId]/wall-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('worksheet.class.wall');
  return { title: t('title') };
}

type WallPageProps = { params: Promise<{ roomId: string; handoutId: string }> };

export default async function WallPage({ params }: WallPageProps) {
  const { access, common, ink, rooms, shell, worksheet } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ access, common, ink, rooms, shell, worksheet }}>
      <WallScreen {...await params} />
    </NextIntlClientProvider>
  );
}
