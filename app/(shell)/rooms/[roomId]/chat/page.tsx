import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { ChatScreen } from '@/app/(shell)/rooms/[roomId]/chat/chat-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat');
  return { title: t('title') };
}

export default async function ChatPage({ params }: { params: Promise<{ roomId: string }> }) {
  const { access, chat, common, files, ink, rooms, shell } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ access, chat, common, files, ink, rooms, shell }}>
      <ChatScreen roomId={(await params).roomId} />
    </NextIntlClientProvider>
  );
}
