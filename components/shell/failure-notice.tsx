import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { UserError } from '@/lib/core/to-user-error';

type FailureNoticeProps = { error: UserError | null; action?: ReactNode; className?: string };

/** What failed, what still works and what to do next, beside what it concerns. */
export function FailureNotice({ error, action, className = '' }: FailureNoticeProps) {
  const t = useTranslations('shell');
  if (error === null) return null;
  const { happened, works, next, reference } = error;
  return (
    <Notice
      tone="poppy"
      className={className}
      title={happened}
      action={action}
      reference={reference === undefined ? undefined : t('reference', { reference })}
    >
      {[works, next].filter(Boolean).join(' ')}
    </Notice>
  );
}
