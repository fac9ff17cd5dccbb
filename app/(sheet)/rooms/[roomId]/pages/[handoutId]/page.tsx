import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LazyPageScreen } from '@/app/(sheet)/rooms/[roomId]/pages/[handoutId]/lazy-page-screen';
import { documentIdSchema } from '@/lib/documents/document-place';
import { roomIdSchema } from '@/lib/rooms/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('worksheet.class.outside');
  return { title: t('title') };
}

type HandedPageProps = { params: Promise<{ roomId: string; handoutId: string }> };

/** A learner's own page of a hand-out, outside the call. */
export default async function HandedPage({ params }: HandedPageProps) {
  const [given, messages] = await Promise.all([params, getMessages()]);
  const { data: roomId } = roomIdSchema.safeParse(given.roomId);
  const { data: handoutId } = documentIdSchema.safeParse(given.handoutId);
  if (roomId === undefined || handoutId === undefined) notFound();
  const { access, common, ink, rooms, shell, worksheet, worksheets } = messages;
  return (
    <NextIntlClientProvider messages={{ access, common, ink, rooms, shell, worksheet, worksheets }}>
      <div className="flint flex h-dvh flex-col overflow-hidden text-14">
        <LazyPageScreen {...{ roomId, handoutId }} />
      </div>
    </NextIntlClientProvider>
  );
}
