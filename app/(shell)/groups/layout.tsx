import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

export default async function GroupsLayout({ children }: { children: ReactNode }) {
  const { access, common, groups, shell } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ access, common, groups, shell }}>{children}</NextIntlClientProvider>
  );
}
