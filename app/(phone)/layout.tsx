import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The page of a phone that is the camera for somebody's paper: it knows nothing of accounts and rooms. */
export default async function PhoneLayout({ children }: { children: ReactNode }) {
  const { paper, shell } = await getMessages();
  return <NextIntlClientProvider messages={{ paper, shell }}>{children}</NextIntlClientProvider>;
}
