'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useReconnect, type DatabaseService } from '@/lib/firebase/client/use-reconnect';

type LostNoticeProps = {
  service: DatabaseService;
  /** What is missing and what still works. */
  children: ReactNode;
};

/** A service cannot be reached for now. As long as this is shown, it is tried again; the button tries at once. */
export function LostNotice({ service, children }: LostNoticeProps) {
  const t = useTranslations('shell.lost');
  const reconnect = useReconnect(service);
  return (
    <Notice
      tone="gorse"
      className="mb-6"
      action={
        <Button size={32} variant="quiet" onClick={reconnect}>
          {t('tryNow')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
