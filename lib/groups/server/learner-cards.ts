import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { letSignIn, settleSignIn } from '@/lib/auth/server/sign-in-flag';
import {
  changeGates,
  finishGate,
  readGateRooms,
  settleGate,
  writeGate,
} from '@/lib/auth/server/gate/write-gate';
import { AppError } from '@/lib/errors/app-error';
import { chunk } from '@/lib/core/chunk';
import { cardMark, classRateLimitId } from '@/lib/groups/server/card-marks';
import {
  pinAttemptsReference,
  classRateLimitReference,
  groupReference,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { openGate } from '@/lib/groups/server/learner-accounts';
import { newPin, openPin, sealPin } from '@/lib/groups/server/learner-pin';

type Actions = { groupId: string; uids: readonly string[]; actorUid: string };
type Action = { groupId: string; uid: string; actorUid: string };

/** How many learners at a time: each needs several transactions and two other services. */
const atOnce = 10;

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

/** A learner who was deleted meanwhile has no PIN. */
export async function revealPins({ uids }: { uids: string[] }): Promise<{ pins: Record<string, string> }> {
  const learners = await Promise.all(uids.map((uid) => learnerReference(uid).get()));
  const pins = learners.flatMap((learner) => {
    const data = learner.data();
    return data ? [[learner.id, openPin(data.sealedPin, learner.id)] as const] : [];
  });
  return { pins: Object.fromEntries(pins) };
}

/**
 * Gives learners other PINs, all of them or, when one is not of the group, none. It resets their lock-outs and the
 * class limit, and signs out learners who came in by the old PINs. After a cut-off, a repetition continues. Throws
 * `groups/no-such-learner`.
 */
export async function resetPinsOf({
  groupId,
  uids,
  actorUid,
  callId,
}: Actions & { callId: string }): Promise<{ uids: string[] }> {
  await forEachLearner({ groupId, uids }, async (uid) => {
    await resetPin({ groupId, uid, actorUid, callId });
    await endEverySignIn(uid);
    await finishGate(uid);
  });
  const { code } = (await groupReference(groupId).get()).data() ?? {};
  if (code !== undefined) await classRateLimitReference(classRateLimitId(code)).delete();
  return { uids: [...uids] };
}

/**
 * Stops cards, or enables them again, all of them or, when one is not of the group, none. While a card is stopped,
 * our server and the databases shut its learner out. A sign-in token from a moment before does not work either.
 * Throws `groups/no-such-learner`.
 */
export function setCards(change: Actions & { isRevoked: boolean }): Promise<void> {
  const { uids, isRevoked, ...shared } = change;
  return forEachLearner({ ...shared, uids }, async (uid) => {
    await setCard({ ...shared, uid, isRevoked });
    await settleGate(uid);
    await settleSignIn(uid);
    await finishGate(uid);
  });
}

/** It changes nobody before all are known to be the group's own. */
async function forEachLearner(
  { groupId, uids }: Pick<Actions, 'groupId' | 'uids'>,
  act: (uid: string) => Promise<void>,
): Promise<void> {
  const asked = [...new Set(uids)];
  const learners = await Promise.all(asked.map((uid) => learnerReference(uid).get()));
  if (learners.some((learner) => learner.data()?.groupId !== groupId)) {
    throw new AppError('groups/no-such-learner');
  }
  for (const some of chunk(asked, atOnce)) await Promise.all(some.map(act));
}

function resetPin({ groupId, uid, actorUid, callId }: Action & { callId: string }): Promise<void> {
  return changeGates([uid], async (transaction) => {
    const [learnerNow, gate, roomIds] = await Promise.all([
      transaction.get(learnerReference(uid)),
      transaction.get(gateReference(uid)),
      readGateRooms(transaction, uid),
    ]);
    const learner = learnerNow.data();
    if (learner?.groupId !== groupId) throw new AppError('groups/no-such-learner');
    transaction.delete(pinAttemptsReference(uid));
    if (learner.pinByCall === callId) return;
    transaction.update(learnerReference(uid), { sealedPin: sealPin(newPin(), uid), pinByCall: callId });
    // A token that the old PIN gave a moment ago must not become a sign-in that counts.
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
}

/** The identity service enables a learner before the commit that enables their card. */
function setCard({ groupId, uid, actorUid, isRevoked }: Action & { isRevoked: boolean }): Promise<void> {
  const person = peopleCollection(groupId).doc(uid);
  return changeGates([uid], async (transaction) => {
    const [personNow, userNow, learnerNow, gateNow, roomIds] = await Promise.all([
      transaction.get(person),
      transaction.get(userReference(uid)),
      transaction.get(learnerReference(uid)),
      transaction.get(gateReference(uid)),
      readGateRooms(transaction, uid),
    ]);
    const learner = learnerNow.data();
    if (!personNow.exists || learner?.groupId !== groupId) {
      throw new AppError('groups/no-such-learner');
    }
    const before = gateNow.data()?.validAfter ?? 0;
    // A card does not let in a learner whom an administrator has shut out.
    const disabled = isRevoked || userNow.data()?.disabledAt !== undefined;
    if (!disabled) await letSignIn(uid);
    const now = Date.now();
    const moved = {
      ...gateNow.data(),
      validAfter: isRevoked ? Math.max(before, Math.floor(now / 1000)) : before,
      disabled,
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
}
