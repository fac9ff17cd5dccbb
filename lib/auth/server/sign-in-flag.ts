import 'server-only';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

/**
 * Enables an account at the identity service, before the commit that opens its gate. Cut off in between, the gate
 * still shuts the person out, and its state says so. In the other order, nobody could tell why they stay outside.
 * Throws `server/unavailable`.
 */
export const letSignIn = (uid: string): Promise<void> => tell(uid, false);

/**
 * Sets the account's state at the identity service to that of the gate. It reads the gate again after each write, so
 * that of two changes at once the newer one wins. Throws `server/unavailable`.
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
