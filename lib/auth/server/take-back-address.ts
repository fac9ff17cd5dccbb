import 'server-only';
import * as z from 'zod/mini';
import { askMailedCode } from '@/lib/auth/server/ask-mailed-code';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { outcomeOf, writeLog } from '@/lib/core/server/log';

const lookSchema = z.object({ requestType: z.literal('RECOVER_EMAIL') });
const doneSchema = z.object({ localId: z.string() });

/**
 * Gives an account its address back by the code of a mailed link, and shuts every sign-in out at once, in both
 * databases as well: whoever changed the address is signed in. Only a server can do both, since by then nobody has a
 * sign-in that counts. Where it fails after the code is used up, the address is back and not every sign-in is over yet:
 * the identity service has ended them by itself, and whoever comes next with one moves the gate (`catchUpGate`). Throws
 * `request/not-now` for a code that is not (or no longer) good for that, and `server/unavailable`.
 */
export async function takeBackAddress(code: string): Promise<{ areSignInsOver: boolean }> {
  // One of another kind would be used up by asking for it.
  await askMailedCode('accounts:resetPassword', code, lookSchema);
  const { localId } = await askMailedCode('accounts:update', code, doneSchema);
  try {
    await endEverySignIn(localId, 'address-taken-back');
    return { areSignInsOver: true };
  } catch (error) {
    writeLog('address-taken-back', outcomeOf(error));
    return { areSignInsOver: false };
  }
}
