'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { SheetMessage } from '@/components/worksheet/sheet-message';

/** The browser makes the page, as it makes sheets. */
export const LazyPageScreen = dynamic(() => import('./page-screen').then((module) => module.PageScreen), {
  ssr: false,
  loading: EmptyPaper,
});

function EmptyPaper() {
  const t = useTranslations('worksheet');
  return <SheetMessage title={t('opening')} failure={null} className="m-3 min-w-0 flex-1" />;
}
