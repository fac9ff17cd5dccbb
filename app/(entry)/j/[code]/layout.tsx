import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The words of an invite, beside those of signing in. */
export default async function InviteLayout({ children }: { children: ReactNode }) {
  const { auth, invites, lobby, shell } = await getMessages();
  const { enter } = lobby;
  const messages = { auth, invites, lobby: { enter }, shell };
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
