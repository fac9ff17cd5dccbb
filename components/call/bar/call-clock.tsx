'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatClock } from '@/lib/core/format-clock';

type CallClockProps = {
  /** When this page got in, by the performance clock; null outside a call. */
  since: number | null;
  /** When the session began (ms since 1970). It counts as soon as it is known. */
  startedAt?: number | null;
  className?: string;
};

/** How long the session has lasted. */
export function CallClock({ since, startedAt = null, className = '' }: CallClockProps) {
  const t = useTranslations('call.room');
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    if (since === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);

  if (since === null) return null;
  const began = startedAt === null ? since : startedAt - performance.timeOrigin;
  const time = formatClock(Math.max(0, now - began));
  return (
    <span className={`tabular ${className}`}>
      <span aria-hidden="true">{time}</span>
      <span className="sr-only">{t('clock', { time })}</span>
    </span>
  );
}
