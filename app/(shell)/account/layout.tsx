import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Beside the words of the shell, those of the account. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { access, account, auth, common, shell } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ access, account, auth, common, shell }}>
      {children}
    </NextIntlClientProvider>
  );
}
