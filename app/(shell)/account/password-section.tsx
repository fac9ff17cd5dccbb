'use client';

import { useState, type ReactNode } from 'react';
import { PasswordForm } from '@/components/account/password-form';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { replacePassword } from '@/lib/auth/client/replace-password';
import { useAttempt } from '@/lib/auth/client/use-attempt';
import { useNewPassword } from '@/lib/auth/client/use-new-password';
import { passwordProviderId, type Identity } from '@/lib/auth/identity';
import { useUserError } from '@/lib/errors/client/use-user-error';

type PasswordSectionProps = {
  identity: Identity;
  email: string;
  recent: RecentSignIn;
  returned: ReactNode;
  onChanged: () => Promise<void>;
};

/** Changing the password, or setting the first one. */
export function PasswordSection(props: PasswordSectionProps) {
  const { identity, email, recent, returned, onChanged } = props;
  const [round, setRound] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const newPassword = useNewPassword();
  const { state, attempt } = useAttempt({ leaves: false, newPassword });
  const error = useUserError(state.failure);

  const change = async (password: string) => {
    if (!(await recent.ensure({ action: 'password' }))) return false;
    await replacePassword(password);
    setIsSaved(true);
    setRound((before) => before + 1);
    newPassword.follow('');
    await onChanged();
    return false;
  };

  const handleChange = (password: string) => {
    setIsSaved(false);
    attempt({ faults: newPassword.findFaults(password), work: () => change(password) });
  };

  return (
    <PasswordForm
      email={email}
      hasPassword={identity.providers.some(({ id }) => id === passwordProviderId)}
      newPassword={newPassword}
      faults={state.faults}
      notice={
        <>
          {isSaved ? null : returned}
          <FailureNotice error={error} />
        </>
      }
      isPending={state.isPending}
      isSaved={isSaved}
      round={round}
      onChange={handleChange}
    />
  );
}
