'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { mailVerificationLink } from '@/lib/auth/client/mailed-links';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { UserError } from '@/lib/errors/to-user-error';

type ConfirmAddressProps = {
  error: UserError;
  /** Where the mailed link leads on to. */
  next: string;
};

/** The invite is for the reader's address, and nobody has seen yet that it is theirs: another mail can be had. */
export function ConfirmAddress({ error, next }: ConfirmAddressProps) {
  const t = useTranslations('invites.page');
  const [isSent, setIsSent] = useState(false);
  const { state, start } = useAction(async () => {
    await mailVerificationLink(next);
    setIsSent(true);
  });
  const mailError = useUserError(state.failure);

  return (
    <FailureNotice
      error={mailError ?? error}
      action={
        isSent ? (
          <span role="status">{t('mailed')}</span>
        ) : (
          <Button size={32} variant="quiet" isPending={state.isPending} onClick={() => start(undefined)}>
            {t('mailAgain')}
          </Button>
        )
      }
    />
  );
}
