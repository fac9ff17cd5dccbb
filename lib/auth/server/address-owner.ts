import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { isOpenedUid } from '@/lib/auth/server/open-account';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

/** The sign-in with this address, whether or not it has been shown that the address is theirs; or null. */
export async function findSignIn(email: string): Promise<UserRecord | null> {
  const { users } = await adminAuth().getUsers([{ email }]);
  return users[0] ?? null;
}

/**
 * Whether somebody has only said that the address of their sign-in is theirs. A sign-in that we opened for the address
 * has no way in until a link that was mailed there is used, which verifies it: till then it is nobody else's.
 */
export const isOnlyClaimed = ({ uid, emailVerified, providerData }: UserRecord): boolean =>
  !emailVerified && !(isOpenedUid(uid) && providerData.length === 0);

/**
 * Asked before anything is given to somebody for the address that they have; what a look has found may be over.
 * Answers with whether it is verified. Throws `auth/address-unverified`.
 */
export async function requireAddressOf(uid: string, email: string): Promise<boolean> {
  const signIn = await findSignIn(email);
  if (signIn?.uid !== uid || isOnlyClaimed(signIn)) throw new AppError('auth/address-unverified');
  return signIn.emailVerified;
}
