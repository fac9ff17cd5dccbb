import { callServer } from '@/lib/core/client/call-server';
import { errorCodeOf } from '@/lib/core/error-code-of';
import { ensureAccount } from '../contract';

/** What our server and the identity service say of a sign-in that was ended elsewhere, or of an account that was switched off. */
const ended: readonly string[] = [
  'auth/revoked',
  'auth/disabled',
  'auth/required',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/disabled',
  'auth/user-disabled',
];

/** Longer than an answer takes; nobody is kept waiting for a reason (ms). */
const patience = 4000;

/** Asks our server whether this page's sign-in was ended everywhere. False when that cannot be found out in time. */
export async function isSignInOver(): Promise<boolean> {
  const asked = callServer(ensureAccount, {}).then(
    () => false,
    (thrown: unknown) => ended.includes(errorCodeOf(thrown)),
  );
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
  return Promise.race([asked, tooLate]);
}
