'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatClock } from '@/lib/core/format-clock';

/** How long one has been in the call. */
export function CallClock({ since, className = '' }: { since: number | null; className?: string }) {
  const t = useTranslations('call.room');
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    if (since === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);

  if (since === null) return null;
  const time = formatClock(Math.max(0, now - since));
  return (
    <span className={`tabular ${className}`}>
      <span aria-hidden="true">{time}</span>
      <span className="sr-only">{t('clock', { time })}</span>
    </span>
  );
}
