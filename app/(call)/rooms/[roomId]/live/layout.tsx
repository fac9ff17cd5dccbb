import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The live page stands alone: no bar and no navigation of the other pages around it. */
export default async function LiveLayout({ children }: { children: ReactNode }) {
  const { access, asks, call, common, invites, shell, shield } = await getMessages();
  const { guest } = invites;
  return (
    <NextIntlClientProvider messages={{ access, asks, call, common, invites: { guest }, shell, shield }}>
      {children}
    </NextIntlClientProvider>
  );
}
