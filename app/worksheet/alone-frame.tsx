'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';

/** The page around the sheet of this device. */
export function AloneFrame({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const t = useTranslations();
  return (
    <>
      <header className="flex h-12 flex-none items-center justify-between gap-3 px-4 max-tablet:px-3">
        <Logo name={t('common.productName')} href="/" />
        <div className="flex items-center gap-4 max-tablet:gap-2">{actions}</div>
      </header>
      <main className="flex min-h-0 flex-1 p-2 pt-0 desktop:p-3 desktop:pt-0">
        <h1 className="sr-only">{t('worksheet.alone.title')}</h1>
        {children}
      </main>
    </>
  );
}
