'use client';

import { useTranslations } from 'next-intl';

/** Says to screen readers that somebody asks this person to follow. It stands before the ask does, so it is heard. */
export function FollowAnnouncer({ name }: { name: string | null }) {
  const t = useTranslations('call.follow');
  return (
    <p aria-live="polite" className="sr-only">
      {name === null ? '' : t('asks', { name })}
    </p>
  );
}
