import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { FilesScreen } from '@/app/(shell)/rooms/[roomId]/files/files-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('files');
  return { title: t('title') };
}

export default async function FilesPage({ params }: { params: Promise<{ roomId: string }> }) {
  const { access, common, files, ink, rooms, shell, worksheet } = await getMessages();
  // What goes from a file into a sheet is named there.
  const { firstName, picture } = worksheet;
  return (
    <NextIntlClientProvider
      messages={{ access, common, files, ink, rooms, shell, worksheet: { firstName, picture } }}
    >
      <FilesScreen roomId={(await params).roomId} />
    </NextIntlClientProvider>
  );
}
