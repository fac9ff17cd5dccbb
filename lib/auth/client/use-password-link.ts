'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { shutOutOldSignIns } from '../contract';
import { toNextPathOf } from '../next-path';
import { setPasswordByLink } from './mailed-links';
import { signIn } from './session';
import { useAttempt, type AttemptState } from './use-attempt';
import type { NewPassword } from './use-new-password';

type PasswordLink = {
  code: string;
  email: string;
  continueUrl: string | null;
  newPassword: NewPassword;
};

/**
 * Sets a password by a mailed link, signs in with it, and shuts every older sign-in out. `isSet` holds from the
 * moment that the password is changed, also when what comes after it fails.
 */
export function usePasswordLink({ code, email, continueUrl, newPassword }: PasswordLink): {
  state: AttemptState;
  isSet: boolean;
  choose: (password: string) => void;
} {
  const router = useRouter();
  const { state, attempt } = useAttempt({ leaves: true, newPassword });
  const [isSet, setIsSet] = useState(false);

  const enter = async (password: string) => {
    await setPasswordByLink(code, password);
    setIsSet(true);
    await signIn(email, password);
    // From here on everything counts: an older sign-in that stays in would be worse than a page that waits.
    const { callServer } = await import('@/lib/callables/client/call-server');
    await callServer(shutOutOldSignIns, {});
    router.replace(toNextPathOf(continueUrl, location.origin));
  };

  return {
    state,
    isSet,
    choose: (password) =>
      attempt({
        faults: newPassword.findFaults(password),
        work: () => enter(password),
      }),
  };
}
