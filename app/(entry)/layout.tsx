import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LateAnswer } from '@/components/shell/late-answer';

/** The pages by which people come in. */
export default async function EntryLayout({ children }: { children: ReactNode }) {
  const { auth, shell } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ auth, shell }}>
      {children}
      <LateAnswer />
    </NextIntlClientProvider>
  );
}
