import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { gateReference } from '@/lib/auth/server/gate';
import { endEverySignIn } from '@/lib/auth/server/move-gate';
import { readGateRooms, settleGate, writeGate } from '@/lib/auth/server/write-gate';
import { AppError } from '@/lib/core/app-error';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { cardMark, classDoorId } from '@/lib/groups/server/card-marks';
import {
  cardDoorReference,
  classDoorReference,
  groupReference,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { openGate } from '@/lib/groups/server/learner-accounts';
import { newPin, openPin, sealPin } from '@/lib/groups/server/learner-pin';

type Place = { groupId: string; uid: string };
type Deed = Place & { actorUid: string };

/** The PINs of a group's own learners, by uid. */
export async function listPinsOf(groupId: string): Promise<Record<string, string>> {
  const people = await peopleCollection(groupId).select().get();
  if (people.empty) return {};
  const learners = await Promise.all(people.docs.map(({ id }) => learnerReference(id).get()));
  return Object.fromEntries(
    learners.flatMap((learner) => {
      const data = learner.data();
      return data?.groupId === groupId ? [[learner.id, openPin(data.sealedPin, learner.id)]] : [];
    }),
  );
}

/** Throws `groups/no-such-learner`. */
export async function revealPin({ uid }: { uid: string }): Promise<{ pin: string }> {
  const learner = (await learnerReference(uid).get()).data();
  if (!learner) throw new AppError('groups/no-such-learner');
  return { pin: openPin(learner.sealedPin, uid) };
}

/**
 * Gives a learner another PIN. Their door opens and that of their class, and whoever came in by the old PIN is signed out. Throws
 * `groups/no-such-learner`.
 */
export async function resetPinOf({
  groupId,
  uid,
  actorUid,
  callId,
}: Deed & { callId: string }): Promise<{ uid: string }> {
  await runTransaction(async (transaction) => {
    const [learnerNow, group, gate, roomIds] = await Promise.all([
      transaction.get(learnerReference(uid)),
      transaction.get(groupReference(groupId)),
      transaction.get(gateReference(uid)),
      readGateRooms(transaction, uid),
    ]);
    const learner = learnerNow.data();
    if (learner?.groupId !== groupId) throw new AppError('groups/no-such-learner');
    transaction.delete(cardDoorReference(uid));
    const { code } = group.data() ?? {};
    if (code !== undefined) transaction.delete(classDoorReference(classDoorId(code)));
    if (learner.pinByCall === callId) return;
    transaction.update(learnerReference(uid), { sealedPin: sealPin(newPin(), uid), pinByCall: callId });
    // A token that was made by the old PIN a moment ago is not exchanged for a sign-in that counts.
    const before = gate.data() ?? openGate;
    const now = Date.now();
    const validAfter = Math.max(before.validAfter, Math.floor(now / 1000));
    const moved = { ...before, validAfter, card: cardMark(uid, callId) };
    writeGate(transaction, { uid, gate: moved, roomIds, now });
    writeAudit(transaction, auditId('pin-reset', uid, callId), {
      action: 'pin-reset',
      actorUid,
      subjectUid: uid,
      after: { group: groupId },
      at: now,
    });
  });
  await endEverySignIn(uid);
  return { uid };
}

/**
 * Stops a card, or lets it count again. While it is stopped its learner is shut out of doors and databases and
 * gets no sign-in, also not by a token that was made for them a moment before. Throws `groups/no-such-learner`.
 */
export async function setCard(change: Deed & { isRevoked: boolean }): Promise<void> {
  const { groupId, uid, actorUid, isRevoked } = change;
  const person = peopleCollection(groupId).doc(uid);
  await runTransaction(async (transaction) => {
    const [personNow, learnerNow, gateNow, roomIds] = await Promise.all([
      transaction.get(person),
      transaction.get(learnerReference(uid)),
      transaction.get(gateReference(uid)),
      readGateRooms(transaction, uid),
    ]);
    const learner = learnerNow.data();
    if (!personNow.exists || learner?.groupId !== groupId) {
      throw new AppError('groups/no-such-learner');
    }
    const before = gateNow.data()?.validAfter ?? 0;
    const now = Date.now();
    const moved = {
      ...gateNow.data(),
      validAfter: isRevoked ? Math.max(before, Math.floor(now / 1000)) : before,
      disabled: isRevoked,
    };
    const card = isRevoked ? 'revoked' : 'active';
    transaction.update(person, { card });
    writeGate(transaction, { uid, gate: moved, roomIds, now });
    if (personNow.data()?.card === card) return;
    const action = isRevoked ? 'card-stopped' : 'card-reopened';
    writeAudit(transaction, auditId(action, uid, versionOf(personNow)), {
      action,
      actorUid,
      subjectUid: uid,
      after: { group: groupId },
      at: now,
    });
  });
  await settleGate(uid);
  try {
    await adminAuth().updateUser(uid, { disabled: isRevoked });
    if (isRevoked) await adminAuth().revokeRefreshTokens(uid);
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
