import 'server-only';
import type { Gate } from '@/lib/auth/schema';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { changeGates, readGateRooms, settleGate, writeGate } from '@/lib/auth/server/gate/write-gate';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

/** The owner's action that ended their other sign-ins, for the audit log. */
type SignOutReason = 'everywhere' | 'new-password' | 'address-taken-back' | 'address-confirmed';

/**
 * Shuts out every sign-in of an account that is older than `validAfter`, from our server and both databases. A
 * sign-in of that very second stays good. `validAfter` is in seconds since 1970, like `auth_time`; `now` is the time
 * of the write, however late that is.
 *
 * A gate never goes back, so repeating this, late or twice, is harmless. A repetition or a later request completes a
 * move that was cut off. Throws `server/unavailable` when the Realtime Database does not answer.
 *
 * @param why for an action of the account's owner that has no audit row of its own
 */
export async function moveGate(uid: string, validAfter: number | 'now', why?: SignOutReason): Promise<Gate> {
  const gate = await changeGates([uid], async (transaction) => {
    const [gateNow, roomIds] = await Promise.all([
      transaction.get(gateReference(uid)),
      readGateRooms(transaction, uid),
    ]);
    const before = gateNow.data();
    const at = Date.now();
    const wanted = validAfter === 'now' ? Math.floor(at / 1000) : validAfter;
    const moved = {
      ...before,
      validAfter: Math.max(before?.validAfter ?? 0, wanted),
      disabled: before?.disabled ?? false,
    };
    if (moved.validAfter !== before?.validAfter) {
      writeGate(transaction, { uid, gate: moved, roomIds, now: at });
      if (why) {
        writeAudit(transaction, auditId('signed-out', uid, moved.validAfter), {
          action: 'signed-out',
          actorUid: uid,
          subjectUid: uid,
          after: { why },
          at,
        });
      }
    }
    return moved;
  });
  await settleGate(uid);
  return gate;
}

/**
 * Ends every sign-in of an account so far, the caller's own as well: the gate moves to now, and the identity service
 * gives no new ID token for any of them. Its `revokeRefreshTokens` knows no other time than now. After a changed
 * password the service has ended the older ones already, and `moveGate` is enough.
 */
export async function endEverySignIn(uid: string, why?: SignOutReason): Promise<Gate> {
  const gate = await moveGate(uid, 'now', why);
  try {
    await adminAuth().revokeRefreshTokens(uid);
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
  return gate;
}
