'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import type { Deed, Deeds } from '@/lib/core/client/use-deeds';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { useUserError } from '@/lib/errors/client/use-user-error';

type DeedNoticeProps<Subject> = {
  deed: Deed<Subject>;
  deeds: Pick<Deeds<Subject>, 'tryAgain' | 'forget'>;
  /** What is being checked, while the answer is late. */
  checking: string;
};

/** How it is going with a deed, in its row, when it is not going well. What has failed can be tried again, or left. */
export function DeedNotice<Subject>({ deed, deeds, checking }: DeedNoticeProps<Subject>) {
  const t = useTranslations('shell.deed');
  const { subject, failure, isChecking } = deed;
  const error = useUserError(failure);
  const again = useOrphanedFocus<HTMLSpanElement>(error !== null);
  if (isChecking) return <Notice tone="info">{checking}</Notice>;
  return (
    <FailureNotice
      error={error}
      action={
        <>
          <span ref={again}>
            <Button size={32} variant="edge" onClick={() => deeds.tryAgain(subject)}>
              {t('tryAgain')}
            </Button>
          </span>
          <Button size={32} variant="quiet" onClick={() => deeds.forget(subject)}>
            {t('leave')}
          </Button>
        </>
      }
    />
  );
}
