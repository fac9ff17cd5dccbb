import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { endEverySignIn } from '@/lib/auth/server/gate/move-gate';
import { finishGate, readGateRooms, writeGate } from '@/lib/auth/server/gate/write-gate';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { listPins, resetPins } from '@/lib/groups/contract';
import { cardMark, classRateLimitId } from '@/lib/groups/server/cards/card-marks';
import { changeCards } from '@/lib/groups/server/cards/change-cards';
import {
  pinAttemptsReference,
  classRateLimitReference,
  groupReference,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { openGate } from '@/lib/groups/server/learner-accounts';
import { newPin, openPin, sealPin } from '@/lib/groups/server/cards/learner-pin';
import { permitGroup } from '@/lib/groups/server/permit-group';

export const listPinsCallable = bindCallable(listPins, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ input }) => ({ pins: await listPinsOf(input.groupId) }),
});

type Actions = { groupId: string; uids: readonly string[]; actorUid: string };
type Action = { groupId: string; uid: string; actorUid: string };

/** The PINs of a group's own learners, by uid. */
async function listPinsOf(groupId: string): Promise<Record<string, string>> {
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
async function revealPins({ uids }: { uids: string[] }): Promise<{ pins: Record<string, string> }> {
  const learners = await Promise.all(uids.map((uid) => learnerReference(uid).get()));
  const pins = learners.flatMap((learner) => {
    const data = learner.data();
    return data ? [[learner.id, openPin(data.sealedPin, learner.id)] as const] : [];
  });
  return { pins: Object.fromEntries(pins) };
}

export const resetPinsCallable = bindCallable(resetPins, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: ({ caller, input, callId }) => resetPinsOf({ ...input, actorUid: caller.uid, callId }),
  reveal: revealPins,
});

/**
 * Gives learners other PINs, all of them or, when one is not of the group, none. It resets their lock-outs and the
 * class limit, and signs out learners who came in by the old PINs. After a cut-off, a repetition continues. Throws
 * `groups/no-such-learner`.
 */
async function resetPinsOf({
  groupId,
  uids,
  actorUid,
  callId,
}: Actions & { callId: string }): Promise<{ uids: string[] }> {
  await changeCards(
    { groupId, uids },
    {
      change: (transaction, uid) => resetPin(transaction, { groupId, uid, actorUid, callId }),
      settle: async (uid) => {
        await endEverySignIn(uid);
        await finishGate(uid);
      },
    },
  );
  const { code } = (await groupReference(groupId).get()).data() ?? {};
  if (code !== undefined) await classRateLimitReference(classRateLimitId(code)).delete();
  return { uids: [...uids] };
}

async function resetPin(
  transaction: Transaction,
  { groupId, uid, actorUid, callId }: Action & { callId: string },
): Promise<() => void> {
  const [learnerNow, gate, roomIds] = await Promise.all([
    transaction.get(learnerReference(uid)),
    transaction.get(gateReference(uid)),
    readGateRooms(transaction, uid),
  ]);
  const learner = learnerNow.data();
  if (learner?.groupId !== groupId) throw new AppError('groups/no-such-learner');
  return () => {
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
  };
}
