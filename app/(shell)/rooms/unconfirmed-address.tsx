'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useIdentity } from '@/lib/account/client/use-identity';
import { useVerificationMail } from '@/lib/auth/client/use-verification-mail';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** Says that an address gets no invitations before it is confirmed. Nothing for a confirmed one. */
export function UnconfirmedAddress({ uid }: { uid: string }) {
  const t = useTranslations('account.email');
  const { identity } = useIdentity(uid);
  const mail = useVerificationMail('/rooms');
  const error = useUserError(mail.failure);
  const email = identity?.email ?? null;

  if (identity === null || email === null || identity.isEmailVerified) return null;
  if (mail.isSent)
    return (
      <Notice tone="moss" className="mt-8 max-w-[440px]">
        {t('sent', { email })}
      </Notice>
    );
  return (
    <div className="mt-8 grid max-w-[440px] gap-3">
      <Notice
        tone="info"
        title={t('uninvited')}
        action={
          <Button variant="edge" size={32} isPending={mail.isPending} onClick={mail.send}>
            {t('send')}
          </Button>
        }
      >
        {t('why')}
      </Notice>
      <FailureNotice error={error} />
    </div>
  );
}
