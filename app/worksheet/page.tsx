import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { LazySheet } from '@/app/worksheet/lazy-sheet';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('worksheet.alone');
  return { title: t('title'), description: t('description') };
}

/** A sheet without an account. It stays on this device. */
export default async function WorksheetPage() {
  const { common, ink, shell, worksheet } = await getMessages();
  const { productName } = common;
  return (
    <NextIntlClientProvider messages={{ common: { productName }, ink, shell, worksheet }}>
      <div className="flint flex h-dvh flex-col overflow-hidden text-14">
        <LazySheet />
      </div>
    </NextIntlClientProvider>
  );
}
