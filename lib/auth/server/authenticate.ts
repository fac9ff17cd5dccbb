import 'server-only';
import { gateReference, requireOpenGate } from '@/lib/auth/server/gate/gate';
import { requireLiveAccount, verifyToken, type VerifiedToken } from '@/lib/auth/server/verify-token';
import { isAppError } from '@/lib/errors/app-error';

/** What a request does for the gate of its sender. Neither throws; see `gateUpkeep`. */
export type GateUpkeep = {
  /** Delivers what earlier requests left for the gate. */
  drain: (uid: string) => Promise<unknown>;
  /** Moves the gate to what the identity service says. */
  catchUp: (uid: string) => Promise<void>;
};

/**
 * Who sent a request: token, account and gate are all in order, or an AppError of the domain `auth` is thrown. Either
 * way what was left behind for their gate is carried out beside it; a sign-in that only the identity service has ended
 * is shut out of the databases by the request that comes with it.
 *
 * @param account 'creating' for the one callable that makes the gate; a gate that exists counts there too
 */
export async function authenticate(
  authorization: string | null,
  account: 'required' | 'creating',
  { drain, catchUp }: GateUpkeep,
): Promise<VerifiedToken> {
  const token = await verifyToken(authorization);
  const drained = drain(token.uid);
  try {
    const [gate] = await Promise.all([gateReference(token.uid).get(), requireLiveAccount(token)]);
    if (gate.exists || account === 'required') requireOpenGate(gate.data() ?? null, token);
    return token;
  } catch (thrown) {
    if (isAppError(thrown) && thrown.code === 'auth/revoked') await catchUp(token.uid);
    throw thrown;
  } finally {
    await drained;
  }
}
