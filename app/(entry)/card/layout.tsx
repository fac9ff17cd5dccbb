import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TopBar } from '@/components/shell/top-bar';

/** The way in for learners with a card. */
export default async function CardLayout({ children }: { children: ReactNode }) {
  const [{ groups, shell }, t] = await Promise.all([getMessages(), getTranslations('common')]);
  return (
    <NextIntlClientProvider messages={{ groups, shell }}>
      <TopBar productName={t('productName')} href="/" />
      {children}
    </NextIntlClientProvider>
  );
}
