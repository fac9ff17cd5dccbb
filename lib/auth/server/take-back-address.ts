import 'server-only';
import * as z from 'zod/mini';
import { takeAddressBack } from '@/lib/auth/contract';
import { askMailedCode, requireSpareCode, byMailedCode } from '@/lib/auth/server/ask-mailed-code';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import { outcomeOf, writeLog } from '@/lib/core/server/log';

const lookSchema = z.object({ requestType: z.literal('RECOVER_EMAIL') });
const doneSchema = z.object({ localId: z.string() });

export const takeAddressBackCallable = bindPublicCallable(takeAddressBack, {
  // Open to every holder of the code; the identity service checks the code.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareCode(caller.address),
  run: ({ caller, input }) => byMailedCode(caller.address, () => takeBackAddress(input.code)),
});

/**
 * Gives an account its address back by the code of a mailed link, and ends every sign-in at once, in both databases
 * as well: the person who changed the address is signed in. Only a server can do both, because no sign-in counts
 * after that.
 *
 * When it fails after the code is used up, the address is back but our databases still accept old sign-ins. The
 * identity service has ended them already, and the next request with one moves the gate (`catchUpGate`). Throws
 * `request/not-now` for a code that is not (or no longer) good for that, and `server/unavailable`.
 */
export async function takeBackAddress(code: string): Promise<{ areSignInsOver: boolean }> {
  // A code of another kind would be used up by `accounts:update`, so its kind is looked up first.
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
