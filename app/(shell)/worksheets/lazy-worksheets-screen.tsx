'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { SheetsSkeleton } from '@/components/worksheet/own/sheets-skeleton';

/** The server draws it; its code follows the first paint, with the SDKs that bring the list. */
export const LazyWorksheetsScreen = dynamic(
  async () => (await import('./worksheets-screen')).WorksheetsScreen,
  {
    loading: ComingSheets,
  },
);

function ComingSheets() {
  const t = useTranslations('worksheets');
  return (
    <div className="frame pt-4 pb-16 tablet:pt-6">
      <main id="content">
        <h1 className="title text-34 max-tablet:text-28">{t('title')}</h1>
        <SheetsSkeleton label={t('loading')} />
      </main>
    </div>
  );
}
