'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useLostSince } from '@/lib/firebase/client/use-lost-since';
import { formatDate } from '@/lib/core/dates';
import { useReconnect, type DatabaseService } from '@/lib/firebase/client/use-reconnect';

type LostNoticeProps = {
  service: DatabaseService;
  /** What is missing and what still works. */
  children: ReactNode;
};

/**
 * A service cannot be reached for now. As long as this is shown, it is tried again; the button tries at once. The first
 * minute stands out; then it is calm.
 */
export function LostNotice({ service, children }: LostNoticeProps) {
  const t = useTranslations('shell.lost');
  const reconnect = useReconnect(service);
  const { since, isCalm } = useLostSince();
  return (
    <Notice
      tone={isCalm ? 'info' : 'gorse'}
      className="mb-6"
      action={
        <Button size={32} variant="quiet" onClick={reconnect}>
          {t('tryNow')}
        </Button>
      }
    >
      {/* Without Firestore a page shows nothing new. */}
      {service === 'firestore' ? `${t('since', { time: formatDate(since, 'clock') })} ` : null}
      {children}
    </Notice>
  );
}
