'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useLostSince } from '@/lib/firebase/client/use-lost-since';
import { useNow } from '@/lib/core/client/use-now';
import { formatDate, formatMoment } from '@/lib/core/dates';
import { useReconnect, type DatabaseService } from '@/lib/firebase/client/use-reconnect';

type LostNoticeProps = {
  service: DatabaseService;
  /** From when the page is, where this device has kept it (ms); null where the page had a connection. */
  seenAt?: number | null;
  /** What is missing and what still works. */
  children: ReactNode;
};

/**
 * A service cannot be reached for now. As long as this is shown, it is tried again; the button tries at once. The first
 * minute stands out; then it is calm.
 */
export function LostNotice({ service, seenAt = null, children }: LostNoticeProps) {
  const t = useTranslations('shell.lost');
  const reconnect = useReconnect(service);
  const { since, isCalm } = useLostSince();
  const now = useNow();
  // Without Firestore a page shows nothing new.
  const sinceWhen =
    seenAt !== null
      ? t('seen', { time: formatMoment(seenAt, now) })
      : service === 'firestore'
        ? t('since', { time: formatDate(since, 'clock') })
        : null;
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
      {sinceWhen === null ? null : `${sinceWhen} `}
      {children}
    </Notice>
  );
}
