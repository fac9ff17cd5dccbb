import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LazyOwnSheet } from '@/app/worksheets/[id]/lazy-own-sheet';
import { documentIdSchema } from '@/lib/documents/document-place';
import { roomIdSchema } from '@/lib/rooms/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('worksheet.alone');
  return { title: t('title') };
}

type SheetPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** One sheet on its own page: one's own, or that of a room, with `?room=`, and there at a cell with `&cell=`. */
export default async function SheetPage({ params, searchParams }: SheetPageProps) {
  const [{ id: given }, { room, cell }, messages] = await Promise.all([params, searchParams, getMessages()]);
  const { data: id } = documentIdSchema.safeParse(given);
  const roomId = room === undefined ? null : roomIdSchema.safeParse(room).data;
  const cellId = documentIdSchema.safeParse(cell).data ?? null;
  if (id === undefined || roomId === undefined) notFound();
  const { access, common, ink, rooms, shell, worksheet, worksheets } = messages;
  return (
    <NextIntlClientProvider messages={{ access, common, ink, rooms, shell, worksheet, worksheets }}>
      <div className="flint flex h-dvh flex-col overflow-hidden text-14">
        <LazyOwnSheet {...{ id, roomId, cellId }} />
      </div>
    </NextIntlClientProvider>
  );
}
