'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { useVerificationMail } from '@/lib/auth/client/use-verification-mail';
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
  const { isSent, isPending, failure, send } = useVerificationMail(next);
  const mailError = useUserError(failure);

  return (
    <FailureNotice
      error={mailError ?? error}
      action={
        isSent ? (
          <span role="status">{t('mailed')}</span>
        ) : (
          <Button size={32} variant="quiet" isPending={isPending} onClick={send}>
            {t('mailAgain')}
          </Button>
        )
      }
    />
  );
}
