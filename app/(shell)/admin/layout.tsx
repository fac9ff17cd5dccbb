import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AdminFrame } from '@/app/(shell)/admin/admin-frame';
import { readSignInProviders } from '@/lib/core/server/read-sign-in-providers';

/** The administration, with the words of all of its pages. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { access, account, admin, audit, common, permissions, shell } = await getMessages();
  const { again } = account;
  return (
    <NextIntlClientProvider
      messages={{ access, account: { again }, admin, audit, common, permissions, shell }}
    >
      <AdminFrame offered={readSignInProviders()}>{children}</AdminFrame>
    </NextIntlClientProvider>
  );
}
