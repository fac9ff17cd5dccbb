'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import ink from '@/messages/en/ink.json';

/** The words for what is drawn: they are fetched with the code that draws. */
export function InkWords({ children }: { children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ink }), [around]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
