'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { UserError } from '@/lib/errors/to-user-error';
import { useEverywhere } from '@/lib/rooms/client/use-everywhere';

type FailureNoticeProps = {
  error: UserError | null;
  action?: ReactNode;
  className?: string;
  /** By now everyone has what was decided. */
  onEverywhere?: (() => void) | undefined;
};

/**
 * What failed, what still works and what to do next, beside what it concerns. What has not reached everyone yet is no
 * failure of the person's, and goes when it has.
 */
export function FailureNotice({ error, action, className = '', onEverywhere }: FailureNoticeProps) {
  const t = useTranslations('shell');
  const isOver = useEverywhere(error, onEverywhere);
  if (error === null || isOver) return null;
  const { happened, works, next, reference, roomId } = error;
  return (
    <Notice
      tone={roomId === undefined ? 'poppy' : 'info'}
      className={className}
      title={happened}
      action={action}
      reference={reference === undefined ? undefined : t('reference', { reference })}
    >
      {[works, next].filter(Boolean).join(' ')}
    </Notice>
  );
}
