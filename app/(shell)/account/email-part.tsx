'use client';

import { EmailSection } from '@/components/account/email-section';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useVerificationMail } from '@/lib/auth/client/use-verification-mail';
import type { Identity } from '@/lib/auth/identity';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** The address, and the mail that verifies it. */
export function EmailPart({ identity }: { identity: Identity }) {
  const { isSent, isPending, failure, send } = useVerificationMail();
  const error = useUserError(failure);

  return (
    <EmailSection
      email={identity.email}
      isVerified={identity.isEmailVerified}
      isSent={isSent}
      isPending={isPending}
      notice={<FailureNotice error={error} />}
      onSend={send}
    />
  );
}
