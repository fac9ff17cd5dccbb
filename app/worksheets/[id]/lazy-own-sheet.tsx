'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { SheetMessage } from '@/components/worksheet/sheet-message';

/** The browser makes the sheet, as on the page for people without an account. */
export const LazyOwnSheet = dynamic(() => import('./sheet-screen').then((module) => module.SheetScreen), {
  ssr: false,
  loading: EmptyPaper,
});

function EmptyPaper() {
  const t = useTranslations('worksheet');
  return <SheetMessage title={t('opening')} failure={null} className="m-3 min-w-0 flex-1" />;
}
