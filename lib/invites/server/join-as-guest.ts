import 'server-only';
import { mirrorGate, userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate';
import { AppError } from '@/lib/core/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { guestDeviceMark } from '@/lib/invites/server/guest-device';
import { enterByInvite } from '@/lib/invites/server/enter-by-invite';

type Options = { inviteId: string; name: string; device?: string; callId: string };

const day = 24 * 60 * 60_000;
const openGate = { validAfter: 0, disabled: false };

/**
 * Makes a guest and lets them in by an invite, the invite first: for one that does not work nothing is made,
 * not even at the identity service. The uid follows from the call, so a call that was cut off and runs again
 * goes on where it stopped. Throws as `decideEntry`.
 */
export async function letGuestIn({
  inviteId,
  name,
  device,
  callId,
}: Options): Promise<{ roomId: string; uid: string }> {
  const uid = `guest${callId.slice(0, 23)}`;
  const now = Date.now();
  const mark = device === undefined ? null : guestDeviceMark(device);
  const { roomId } = await enterByInvite({
    inviteId,
    callId,
    person: { uid, name, email: null, kind: 'guest', device: mark },
    writeAccount: (transaction) => {
      const user = {
        name,
        email: null,
        kind: 'guest' as const,
        createdAt: now,
        seenAt: now - (now % day),
        ...(mark !== null && { device: mark }),
      };
      transaction.set(userReference(uid), user);
      transaction.set(gateReference(uid), openGate);
    },
  });
  await Promise.all([mirrorGate(uid, openGate), ensureIdentity(uid, name)]);
  return { roomId, uid };
}

/**
 * What signs a new guest in. A repetition gets another one as long as they are what they were made as: once they
 * are an account, were merged, or have been signed out, key and name of that call open nothing, and
 * `invites/not-valid` is thrown.
 */
export async function signInTokenOf(uid: string): Promise<string> {
  const [user, gate] = await Promise.all([userReference(uid).get(), gateReference(uid).get()]);
  const { validAfter, disabled } = gate.data() ?? { validAfter: 0, disabled: true };
  if (user.data()?.kind !== 'guest' || disabled || validAfter !== openGate.validAfter) {
    throw new AppError('invites/not-valid');
  }
  return adminAuth().createCustomToken(uid);
}

/** By our own server, and not by the browser: many sign-ups from one school's address would be refused. */
async function ensureIdentity(uid: string, displayName: string): Promise<void> {
  try {
    await adminAuth().createUser({ uid, displayName });
  } catch (cause) {
    if (codeOf(cause) !== 'auth/uid-already-exists') throw new AppError('server/unavailable', { cause });
  }
}

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
