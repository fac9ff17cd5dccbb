import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { SeeAsScreen } from '@/app/(shell)/rooms/[roomId]/see-as/see-as-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('permissions.seeAs');
  return { title: t('title') };
}

export default async function SeeAsPage({ params }: { params: Promise<{ roomId: string }> }) {
  const { access, common, permissions, rooms, shell } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ access, common, permissions, rooms, shell }}>
      <SeeAsScreen roomId={(await params).roomId} />
    </NextIntlClientProvider>
  );
}
