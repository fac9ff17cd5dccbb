import 'server-only';
import * as z from 'zod/mini';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { AppError } from '@/lib/errors/app-error';
import { requireVariable, type Environment } from '@/lib/core/server/environment';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { findEmulators } from '@/lib/firebase/emulator-guard';

const timeout = 10_000;
const service = 'identitytoolkit.googleapis.com/v1';

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
  await ask('accounts:resetPassword', { oobCode: code }, lookSchema);
  const { localId } = await ask('accounts:update', { oobCode: code }, doneSchema);
  try {
    await endEverySignIn(localId, 'address-taken-back');
    return { areSignInsOver: true };
  } catch (error) {
    writeLog('address-taken-back', outcomeOf(error));
    return { areSignInsOver: false };
  }
}

async function ask<Answer extends z.ZodMiniType>(
  method: string,
  body: object,
  schema: Answer,
  env: Environment = process.env,
): Promise<z.output<Answer>> {
  const emulators = findEmulators(env);
  const root = emulators ? `http://${emulators.auth}/${service}` : `https://${service}`;
  let response: Response;
  try {
    response = await fetch(`${root}/${method}?key=${requireVariable(env, 'FIREBASE_API_KEY')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
  if (response.status >= 500) throw new AppError('server/unavailable');
  const { success, data } = z.safeParse(schema, await response.json());
  if (!response.ok || !success) throw new AppError('request/not-now');
  return data;
}
