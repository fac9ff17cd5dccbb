import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

export default async function WorksheetsLayout({ children }: { children: ReactNode }) {
  const { shell, worksheet, worksheets } = await getMessages();
  const { sheets } = worksheet;
  return (
    <NextIntlClientProvider messages={{ shell, worksheet: { sheets }, worksheets }}>
      {children}
    </NextIntlClientProvider>
  );
}
