import { answerInTime } from '@/lib/callables/client/answer-in-time';
import { callServer } from '@/lib/callables/client/call-server';
import { errorCodeOf } from '@/lib/errors/error-code-of';
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
  return answerInTime<'signed-out' | 'disabled' | null>(asked, null);
}

/** Whether this page's sign-in was ended everywhere. */
export const isSignInOver = async (): Promise<boolean> => (await howSignInEnded()) !== null;
