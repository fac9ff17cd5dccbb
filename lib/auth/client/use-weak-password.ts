'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { findNewPasswordFault, passwordRules } from '../new-password';
import { commonPasswords } from './judge-password';
import { signIn } from './session';
import { replacePassword } from './replace-password';
import { rememberTypedEmail } from './typed-email';
import { useAttempt, type AttemptState } from './use-attempt';
import { useNewPassword, type NewPassword } from './use-new-password';

type WeakPassword = {
  /** Whose password has to be replaced; null while none has. */
  email: string | null;
  newPassword: NewPassword;
  state: AttemptState;
  /**
   * Signs in, and looks at the password. Resolves with whether it has to be replaced. Rejects as the sign-in does,
   * except where our server refuses a new account for its password.
   */
  enter: (typed: { email: string; password: string }) => Promise<boolean>;
  choose: (password: string) => void;
};

/**
 * Asks for a new password after a sign-in by one that our forms would not take: an administrator or a program may have
 * made the account without them.
 *
 * @param next where the page goes on to when the password is replaced
 */
export function useWeakPassword(next: string): WeakPassword {
  const router = useRouter();
  const [email, setEmail] = useState<string | null>(null);
  const newPassword = useNewPassword();
  const { state, attempt } = useAttempt({ leaves: true, newPassword });
  return {
    email,
    newPassword,
    state,
    enter: async (typed) => {
      const isRefused = await signIn(typed.email, typed.password).then(
        () => false,
        (thrown: unknown) => {
          if (errorCodeOf(thrown) !== 'auth/password-weak') throw thrown;
          return true;
        },
      );
      const rules = passwordRules(typed.password, await commonPasswords(), null);
      const isWeak = isRefused || findNewPasswordFault(typed.password, rules) !== null;
      if (isWeak) setEmail(typed.email);
      return isWeak;
    },
    choose: (password) =>
      attempt({
        faults: newPassword.findFaults(password),
        work: async () => {
          await replacePassword(password);
          rememberTypedEmail('');
          router.replace(next);
        },
      }),
  };
}
