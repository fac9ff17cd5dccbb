'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';

type DraftNoticeProps = {
  /** How many changes are not saved. */
  changes: number;
  /** Things are tried out as they are saved, without those. */
  isAsSaved: boolean;
  onSwitch: () => void;
};

/** Says that what is tried out is not what holds yet, and lets one see it without the changes. */
export function DraftNotice({ changes, isAsSaved, onSwitch }: DraftNoticeProps) {
  const t = useTranslations('permissions.simulator.draft');
  if (changes === 0) return null;
  return (
    <Notice
      tone="gorse"
      className="mt-4"
      title={t(isAsSaved ? 'without' : 'with', { count: changes })}
      action={
        <Button size={32} variant="edge" onClick={onSwitch}>
          {t(isAsSaved ? 'tryWith' : 'tryWithout')}
        </Button>
      }
    >
      {t.rich('back', { link: (words) => <Link href="/admin/profiles">{words}</Link> })}
    </Notice>
  );
}
