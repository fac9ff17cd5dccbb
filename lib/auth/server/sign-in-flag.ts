import 'server-only';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

/**
 * Has the identity service let somebody sign in again, before the commit that opens their gate: cut off in between,
 * the gate still shuts them out, and whoever looks is told so. The other way round nobody could tell why they stay
 * outside. Throws `server/unavailable`.
 */
export const letSignIn = (uid: string): Promise<void> => tell(uid, false);

/**
 * Has the identity service say what the gate says by now. Of two who change it at once neither leaves behind what is
 * over: whoever has told it looks at the gate again. Throws `server/unavailable`.
 */
export async function settleSignIn(uid: string): Promise<void> {
  let told: boolean | null = null;
  for (;;) {
    const isShut = (await gateReference(uid).get()).data()?.disabled ?? false;
    if (isShut === told) return;
    await tell(uid, isShut);
    told = isShut;
  }
}

async function tell(uid: string, isShut: boolean): Promise<void> {
  try {
    await adminAuth().updateUser(uid, { disabled: isShut });
    if (isShut) await adminAuth().revokeRefreshTokens(uid);
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
