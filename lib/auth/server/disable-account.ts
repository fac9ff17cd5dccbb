import 'server-only';
import type { Why } from '@/lib/audit/reason';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { requireAnotherAdministrator } from '@/lib/auth/server/administrators';
import { closed, readStanding } from '@/lib/auth/server/departures';
import { letSignIn, settleSignIn } from '@/lib/auth/server/sign-in-flag';
import { changeGates, finishGate, settleGate, writeGate } from '@/lib/auth/server/gate/write-gate';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { FieldValue } from 'firebase-admin/firestore';

type Change = Why & { uid: string; isDisabled: boolean; actorUid: string };

/**
 * Shuts a person out of every sign-in, every call that they are in and both databases, or lets them in again by a new
 * sign-in. Their data stay.
 *
 * The gate decides from the commit on. A repetition or a later request finishes the rest. Cut off at any point,
 * nobody is shut out unless their document says that they are disabled.
 *
 * Throws `auth/no-such-person`, `auth/last-administrator`, `server/unavailable`, and `rooms/not-everywhere-yet` while
 * a call of theirs still runs.
 */
export async function setDisabled(change: Change): Promise<void> {
  await commit(change);
  await settleGate(change.uid);
  await settleSignIn(change.uid);
  await finishGate(change.uid);
}

/** A learner whose card was stopped stays shut out. */
function commit({ uid, isDisabled, actorUid, reason }: Change): Promise<void> {
  return changeGates([uid], async (transaction) => {
    const [snapshot, standing, places] = await Promise.all([
      transaction.get(userReference(uid)),
      readStanding(transaction, uid),
      transaction.get(adminFirestore().collectionGroup('people').where('uid', '==', uid)),
    ]);
    const user = snapshot.data();
    if (!user || standing.departure) throw new AppError('auth/no-such-person');
    if (isDisabled && user.role === 'administrator') await requireAnotherAdministrator(transaction, uid);
    const isShut = isDisabled || places.docs.some((place) => place.get('card') === 'revoked');
    if (!isShut) await letSignIn(uid);
    if ((user.disabledAt !== undefined) === isDisabled) return;

    const at = Date.now();
    const { gate = { validAfter: 0, disabled: false }, gateRooms } = standing;
    const moved = isShut ? closed(gate, at) : { ...gate, disabled: false };
    transaction.update(userReference(uid), { disabledAt: isDisabled ? at : FieldValue.delete() });
    writeGate(transaction, { uid, gate: moved, roomIds: gateRooms, now: at });
    const action = isDisabled ? 'person-disabled' : 'person-enabled';
    writeAudit(transaction, auditId(action, uid, versionOf(snapshot)), {
      action,
      actorUid,
      subjectUid: uid,
      before: { disabled: !isDisabled },
      after: { disabled: isDisabled },
      ...(reason !== undefined && { reason }),
      at,
    });
  });
}
