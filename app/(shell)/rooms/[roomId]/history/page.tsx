import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { HistoryScreen } from '@/app/(shell)/rooms/[roomId]/history/history-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('audit');
  return { title: t('history.title') };
}

export default async function HistoryPage({ params }: { params: Promise<{ roomId: string }> }) {
  const { access, audit, common, rooms, shell } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ access, audit, common, rooms, shell }}>
      <HistoryScreen roomId={(await params).roomId} />
    </NextIntlClientProvider>
  );
}
