import 'server-only';
import common from '@/lib/auth/common-passwords.json';
import { findNewPasswordFault, passwordRules } from '@/lib/auth/new-password';
import type { User } from '@/lib/auth/schema';
import { isPasswordOf } from '@/lib/auth/server/ask-identity-service';
import { userReference } from '@/lib/auth/server/user-converter';
import type { VerifiedToken } from '@/lib/auth/server/verify-token';
import { AppError } from '@/lib/errors/app-error';

type Mark = Pick<User, 'passwordCheckedAt'>;

const known = new Set(common.passwords.split(' '));

/** Whether a password keeps our own rules. Those of the project the identity service judges itself. */
const isWeakPassword = (password: string): boolean =>
  findNewPasswordFault(password, passwordRules(password, known, null)) !== null;

/**
 * Looks at the password of a sign-in that was made by one, unless the account is marked since it was last changed: so
 * one that was chosen past our forms is found out at its first sign-in.
 *
 * Resolves to the mark that the account gets. Throws `auth/password-unchecked` where a new account comes without it,
 * `auth/password-weak` where it comes with a weak one, and `server/unavailable`.
 *
 * @param validSince since when the identity service counts sign-ins (s): a changed password has moved it
 */
export async function checkPassword(
  { uid, email, hasTypedPassword }: Pick<VerifiedToken, 'uid' | 'email' | 'hasTypedPassword'>,
  password: string | undefined,
  validSince: number,
): Promise<Mark> {
  if (!hasTypedPassword || email === null) return noMark;
  const user = (await userReference(uid).get()).data();
  const { passwordCheckedAt = -1 } = user ?? {};
  if (passwordCheckedAt >= validSince * 1000) return noMark;
  if (password === undefined) {
    if (user) return noMark;
    throw new AppError('auth/password-unchecked');
  }
  if (!(await isPasswordOf(email, password))) {
    // Another one, or asked too often: who has an account keeps it.
    if (user) return noMark;
    throw new AppError('auth/password-unchecked');
  }
  if (!isWeakPassword(password)) return { passwordCheckedAt: Date.now() };
  // Who has an account keeps it; the page asks for a new password.
  if (user) return noMark;
  throw new AppError('auth/password-weak');
}

const noMark: Mark = {};
