import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { ReceiptScreen } from '@/app/(shell)/rooms/[roomId]/sessions/[sessionId]/receipt-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('receipts');
  return { title: t('title') };
}

type ReceiptPageProps = { params: Promise<{ roomId: string; sessionId: string }> };

export default async function ReceiptPage({ params }: ReceiptPageProps) {
  const { access, audit, chat, common, receipts, rooms, shell, worksheet } = await getMessages();
  const { roomId, sessionId } = await params;
  return (
    <NextIntlClientProvider
      messages={{
        access,
        audit: { capabilities: audit.capabilities },
        chat,
        common,
        receipts,
        rooms,
        shell,
        worksheet: { cells: worksheet.cells },
      }}
    >
      <ReceiptScreen {...{ roomId, sessionId }} />
    </NextIntlClientProvider>
  );
}
