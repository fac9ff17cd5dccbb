'use client';

import { useTranslations } from 'next-intl';
import { CheckLayout } from '@/components/call/check/check-layout';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/skeleton';

/** The device check before its code has come: the same frame, nothing to press yet. */
export function BareCheck() {
  const t = useTranslations('call.check');
  const common = useTranslations('common');
  return (
    <CheckLayout
      productName={common('productName')}
      heading={t('heading')}
      presence={null}
      back={null}
      preview={null}
      fields={['camera', 'microphone'].map((kind) => (
        <div key={kind} className="grid gap-2">
          <span className="text-14 font-medium">{t(kind as 'camera' | 'microphone')}</span>
          <Skeleton className="h-10" />
        </div>
      ))}
      join={
        <>
          <Button variant="orchid" size={48} isPending className="w-full">
            {t('join')}
          </Button>
          <p className="text-center text-13 text-ink-2">{t('preparing')}</p>
        </>
      }
    />
  );
}
