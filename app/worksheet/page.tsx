import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { LazySheet } from '@/app/worksheet/lazy-sheet';
import { Logo } from '@/components/ui/logo';
import { LinkText } from '@/components/ui/buttons/link-text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('worksheet.alone');
  return { title: t('title'), description: t('description') };
}

/** A sheet without an account. It stays on this device. */
export default async function WorksheetPage() {
  const [{ shell, worksheet }, t] = await Promise.all([getMessages(), getTranslations()]);
  return (
    <NextIntlClientProvider messages={{ shell, worksheet }}>
      <div className="flint flex h-dvh flex-col overflow-hidden text-14">
        <header className="flex h-12 flex-none items-center justify-between px-4">
          <Logo name={t('common.productName')} href="/" />
          <LinkText variant="plain" href="/sign-in">
            {t('worksheet.alone.signIn')}
          </LinkText>
        </header>
        <main className="flex min-h-0 flex-1 p-2 pt-0 desktop:p-3 desktop:pt-0">
          <h1 className="sr-only">{t('worksheet.alone.title')}</h1>
          <LazySheet />
        </main>
      </div>
    </NextIntlClientProvider>
  );
}
