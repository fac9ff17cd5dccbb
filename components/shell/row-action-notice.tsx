'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import type { RowAction, RowActions } from '@/lib/core/client/use-row-actions';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { useUserError } from '@/lib/errors/client/use-user-error';

type RowActionNoticeProps<Subject> = {
  action: RowAction<Subject>;
  actions: Pick<RowActions<Subject>, 'tryAgain' | 'forget'>;
  /** What is being checked, while the answer is late. */
  checking: string;
};

/**
 * How it is going with an action, in its row, when it is not going well. What has failed can be tried again, or left.
 */
export function RowActionNotice<Subject>({ action, actions, checking }: RowActionNoticeProps<Subject>) {
  const t = useTranslations('shell.action');
  const { subject, failure, isChecking } = action;
  const error = useUserError(failure);
  const again = useOrphanedFocus<HTMLSpanElement>(error !== null);
  if (isChecking) return <Notice tone="info">{checking}</Notice>;
  return (
    <FailureNotice
      error={error}
      action={
        <>
          <span ref={again}>
            <Button size={32} variant="edge" onClick={() => actions.tryAgain(subject)}>
              {t('tryAgain')}
            </Button>
          </span>
          <Button size={32} variant="quiet" onClick={() => actions.forget(subject)}>
            {t('leave')}
          </Button>
        </>
      }
    />
  );
}
