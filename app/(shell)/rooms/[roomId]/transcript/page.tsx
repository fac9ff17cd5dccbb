import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { TranscriptScreen } from '@/app/(shell)/rooms/[roomId]/transcript/transcript-screen';
import { sessionIdSchema } from '@/lib/rooms/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('captions');
  return { title: t('page.title') };
}

type TranscriptPageProps = {
  params: Promise<{ roomId: string }>;
  searchParams: Promise<{ session?: string | string[] }>;
};

export default async function TranscriptPage({ params, searchParams }: TranscriptPageProps) {
  const { access, captions, common, receipts, rooms, shell } = await getMessages();
  const { roomId } = await params;
  const asked = sessionIdSchema.safeParse((await searchParams).session).data ?? null;
  return (
    <NextIntlClientProvider
      messages={{ access, captions, common, receipts: { length: receipts.length }, rooms, shell }}
    >
      <TranscriptScreen roomId={roomId} asked={asked} />
    </NextIntlClientProvider>
  );
}
