import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { QuestionsScreen } from '@/app/(shell)/rooms/[roomId]/questions/questions-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('questions');
  return { title: t('title') };
}

export default async function QuestionsPage({ params }: { params: Promise<{ roomId: string }> }) {
  const { access, chat, common, questions, rooms, shell } = await getMessages();
  // The words of a question are set as those of a message are.
  const { text } = chat;
  return (
    <NextIntlClientProvider messages={{ access, chat: { text }, common, questions, rooms, shell }}>
      <QuestionsScreen roomId={(await params).roomId} />
    </NextIntlClientProvider>
  );
}
