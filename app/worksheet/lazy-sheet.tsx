'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { AloneFrame } from '@/app/worksheet/alone-frame';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SheetMessage } from '@/components/worksheet/sheet-message';

/** The browser makes the sheet, so the server sends the paper alone and the page fetches the rest after it. */
export const LazySheet = dynamic(() => import('./sheet-alone').then((module) => module.SheetAlone), {
  ssr: false,
  loading: EmptyPaper,
});

function EmptyPaper() {
  const t = useTranslations('worksheet');
  return (
    <AloneFrame
      actions={
        <LinkText variant="plain" href="/sign-in">
          {t('alone.signIn')}
        </LinkText>
      }
    >
      <SheetMessage title={t('opening')} failure={null} className="min-w-0 flex-1" />
    </AloneFrame>
  );
}
