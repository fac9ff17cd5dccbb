import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { FilesScreen } from '@/app/(shell)/rooms/[roomId]/files/files-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('files');
  return { title: t('title') };
}

export default async function FilesPage({ params }: { params: Promise<{ roomId: string }> }) {
  const { access, common, files, rooms, shell, worksheet } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ access, common, files, rooms, shell, worksheet }}>
      <FilesScreen roomId={(await params).roomId} />
    </NextIntlClientProvider>
  );
}
