import { callServer } from '@/lib/core/client/call-server';
import { errorCodeOf } from '@/lib/core/error-code-of';
import { ensureAccount } from '../contract';

/** What our server and the identity service say of a sign-in that was ended elsewhere. */
const ended: readonly string[] = [
  'auth/revoked',
  'auth/required',
  'auth/user-token-expired',
  'auth/user-not-found',
];
/** The same of an account that was switched off. */
const disabled: readonly string[] = ['auth/disabled', 'auth/user-disabled'];

/** Longer than an answer takes; nobody is kept waiting for a reason (ms). */
const patience = 4000;

/**
 * Asks our server whether, and how, this page's sign-in was ended everywhere. Null when it was not, or when that cannot
 * be found out in time.
 */
export async function howSignInEnded(): Promise<'signed-out' | 'disabled' | null> {
  const asked = callServer(ensureAccount, {}, { isUnasked: true }).then(
    () => null,
    (thrown: unknown) => {
      const code = errorCodeOf(thrown);
      if (disabled.includes(code)) return 'disabled';
      return ended.includes(code) ? 'signed-out' : null;
    },
  );
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return Promise.race([asked, tooLate]);
}

/** Whether this page's sign-in was ended everywhere. */
export const isSignInOver = async (): Promise<boolean> => (await howSignInEnded()) !== null;
