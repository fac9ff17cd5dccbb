import type { User } from 'firebase/auth';
import { AppError } from '@/lib/errors/app-error';
import { loadAuth, type AuthKit } from '@/lib/firebase/client/load-firebase';
import type { Identity } from '../identity';

/** The account as the identity service has it. `fresh` asks the service; else it is what this page knows. */
export async function readIdentity({ fresh = false } = {}): Promise<Identity> {
  const { user } = await requireUser();
  if (fresh) {
    const wasVerified = user.emailVerified;
    await user.reload();
    // The verified address stands in the token too, which our server reads.
    if (user.emailVerified !== wasVerified) await user.getIdToken(true);
  }
  return toIdentity(user);
}

/** When the person last signed in or said again who they are (ms). */
export async function readSignInTime(): Promise<number> {
  const { user } = await requireUser();
  return Date.parse((await user.getIdTokenResult()).authTime);
}

/** Says again who one is; a wrong password throws `auth/invalid-credential` and changes nothing. */
export async function signInAgain(password: string): Promise<void> {
  const { user, kit } = await requireUser();
  const credential = kit.EmailAuthProvider.credential(user.email ?? '', password);
  await kit.reauthenticateWithCredential(user, credential);
}

/** Gives the account a password, or another one. Throws what the identity service threw. */
export async function changePassword(password: string): Promise<void> {
  const { user, kit } = await requireUser();
  await kit.updatePassword(user, password);
}

async function requireUser(): Promise<{ user: User; kit: AuthKit }> {
  const kit = await loadAuth();
  await kit.auth.authStateReady();
  const user = kit.auth.currentUser;
  if (!user) throw new AppError('auth/required');
  return { user, kit };
}

const toIdentity = (user: User): Identity => ({
  uid: user.uid,
  email: user.email,
  name: user.displayName,
  photo: user.photoURL,
  phone: user.phoneNumber,
  isEmailVerified: user.emailVerified,
  isAnonymous: user.isAnonymous,
  tenant: user.tenantId,
  providers: user.providerData.map(({ providerId, email }) => ({ id: providerId, email })),
  createdAt: toTime(user.metadata.creationTime),
  lastSignInAt: toTime(user.metadata.lastSignInTime),
});

const toTime = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text));
