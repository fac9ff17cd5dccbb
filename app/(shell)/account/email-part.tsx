'use client';

import { useState } from 'react';
import { EmailSection } from '@/components/account/email-section';
import { FailureNotice } from '@/components/shell/failure-notice';
import { mailVerificationLink } from '@/lib/auth/client/mailed-links';
import type { Identity } from '@/lib/auth/identity';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** The address, and the mail that verifies it. */
export function EmailPart({ identity }: { identity: Identity }) {
  const [isSent, setIsSent] = useState(false);
  const { state, start } = useAction(async (_: null) => {
    await mailVerificationLink();
    setIsSent(true);
  });
  const error = useUserError(state.failure);

  return (
    <EmailSection
      email={identity.email}
      isVerified={identity.isEmailVerified}
      isSent={isSent}
      isPending={state.isPending}
      notice={<FailureNotice error={error} />}
      onSend={() => start(null)}
    />
  );
}
