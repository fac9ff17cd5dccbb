import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { becomeAccount } from '../contract';

/**
 * Gives a guest a way to sign in, and makes an account of them: the same uid, so everything stays. Done in two
 * steps that can each be repeated: after the first has worked alone, a second attempt does only the other.
 * Throws what the identity service or our server threw.
 */
export async function keepPlace(
  { email, password }: { email: string; password: string },
  onChecking: () => void,
): Promise<void> {
  const { auth, EmailAuthProvider, linkWithCredential } = await loadAuth();
  const user = auth.currentUser;
  if (!user) throw new AppError('auth/required');
  if (user.providerData.length === 0) {
    await linkWithCredential(user, EmailAuthProvider.credential(email, password));
    mailVerification();
  }
  await callServer(becomeAccount, {}, { onChecking });
  // The address stands in the token too, which the session reads.
  await user.getIdToken(true);
}

/** Nobody waits for the mail: without it the account works, and its page offers to send it again. */
function mailVerification(): void {
  void import('@/lib/auth/client/mailed-links')
    .then(({ mailVerificationLink }) => mailVerificationLink())
    .catch(() => undefined);
}
