import 'server-only';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { confirmAddress } from '@/lib/auth/contract';
import { askMailedCode, requireSpareCode, byMailedCode } from '@/lib/auth/server/ask-mailed-code';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

const lookSchema = z.object({ requestType: z.literal('VERIFY_EMAIL'), email: z.string() });

export const confirmAddressCallable = bindPublicCallable(confirmAddress, {
  // Only the owner of the address gets the code by mail; the identity service checks it.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareCode(caller.address),
  run: ({ caller, input }) => byMailedCode(caller.address, () => confirmAddressBy(input.code)),
});

/**
 * Confirms the address of an account by the code of a mailed link, for a page that is not signed in to it. Somebody
 * else may have made the account with that address: their password and every sign-in end with the same step, and the
 * owner of the address chooses a password by a mail. The code itself stays unused, and an address that is confirmed
 * already stays as it is: so a second press ends nothing. Throws `request/not-now` and `server/unavailable`.
 */
export async function confirmAddressBy(code: string): Promise<{ areSignInsOver: boolean }> {
  // One of another kind would be used up by asking for it.
  const { email } = await askMailedCode('accounts:resetPassword', code, lookSchema);
  const { uid, emailVerified } = await find(email);
  if (emailVerified) return { areSignInsOver: false };
  try {
    await adminAuth().updateUser(uid, {
      emailVerified: true,
      password: randomBytes(32).toString('base64url'),
    });
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
  try {
    await endEverySignIn(uid, 'address-confirmed');
  } catch (error) {
    // The new password has ended them at the identity service; who comes next with one moves the gate.
    writeLog('address-confirmed', outcomeOf(error));
  }
  return { areSignInsOver: true };
}

async function find(email: string): Promise<{ uid: string; emailVerified: boolean }> {
  try {
    return await adminAuth().getUserByEmail(email);
  } catch (cause) {
    throw new AppError('request/not-now', { cause });
  }
}
