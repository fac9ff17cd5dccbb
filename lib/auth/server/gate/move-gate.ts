import 'server-only';
import type { Gate } from '@/lib/auth/schema';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { changeGates, readGateRooms, settleGate, writeGate } from '@/lib/auth/server/gate/write-gate';
import { AppError } from '@/lib/errors/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

/** What somebody did by which their other sign-ins ended; it is written down. */
type SignOutReason = 'everywhere' | 'new-password' | 'address-taken-back' | 'address-confirmed';

/**
 * Shuts every sign-in of an account that is older than `validAfter` (seconds since 1970, like `auth_time`; `now` is when
 * it is written, however long that had to wait) out of our doors and of both databases; one of that very second stays
 * good. A gate never goes back, so repeating this, late or twice, is harmless, and a move that was cut off half-way is
 * completed by a repetition or by whoever comes next. Throws `server/unavailable` when the Realtime Database does not
 * answer.
 *
 * @param why when it is an action of the account's owner; one that has a row of its own in the log gives none
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
 * Ends every sign-in of an account so far, the caller's own as well: the gate moves to now, and the identity
 * service gives no new ID token for any of them. It knows no other instant than now (`revokeRefreshTokens`); after
 * a changed password it has ended the older ones by itself, and `moveGate` is enough.
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
