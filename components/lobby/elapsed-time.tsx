'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** How long somebody has waited, by the second. Read out it would speak over everything else. */
export function ElapsedTime({ since }: { since: number }) {
  const t = useTranslations('lobby.waiting');
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span aria-hidden="true" className="tabular">
      {' '}
      {t('soFar', { time })}
    </span>
  );
}
