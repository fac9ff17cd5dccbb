import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Beside the words of the shell, those of the account, and what a guest is told of theirs. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { access, account, auth, calendar, common, invites, notifications, shell } = await getMessages();
  const { guest } = invites;
  return (
    <NextIntlClientProvider
      messages={{ access, account, auth, calendar, common, invites: { guest }, notifications, shell }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
