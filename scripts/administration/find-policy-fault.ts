import { passwordMinimum } from '@/lib/auth/credentials';

/** What the identity service says of a project's password policy; the Admin SDK leaves out what is not set. */
type PasswordPolicy = {
  enforcementState?: 'ENFORCE' | 'OFF';
  constraints?: { minLength?: number };
};

/**
 * What is wrong with the password policy of a project, in a sentence; null where it is as `docs/deploy.md` asks.
 * Without it the identity service takes passwords past our forms that they would refuse.
 */
export function findPolicyFault({ enforcementState, constraints }: PasswordPolicy = {}): string | null {
  if (enforcementState !== 'ENFORCE')
    return 'The password policy is off. Turn on Authentication → Settings → Password policy → Require enforcement.';
  const minimum = constraints?.minLength ?? 0;
  return minimum < passwordMinimum
    ? `The password policy takes ${minimum} characters. Set its minimum to ${passwordMinimum}.`
    : null;
}
