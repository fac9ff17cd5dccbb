import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { letSignIn, settleSignIn } from '@/lib/auth/server/sign-in-flag';
import { finishGate, readGateRooms, settleGate, writeGate } from '@/lib/auth/server/gate/write-gate';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { revokeCards } from '@/lib/groups/contract';
import { changeCards } from '@/lib/groups/server/cards/change-cards';
import { learnerReference, peopleCollection } from '@/lib/groups/server/group-references';
import { permitGroup } from '@/lib/groups/server/permit-group';

export const revokeCardsCallable = bindCallable(revokeCards, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input }) => {
    await setCards({ ...input, actorUid: caller.uid });
    return {};
  },
});

type Actions = { groupId: string; uids: readonly string[]; actorUid: string };
type Action = { groupId: string; uid: string; actorUid: string };

/**
 * Stops cards, or enables them again, all of them or, when one is not of the group, none. While a card is stopped,
 * our server and the databases shut its learner out. A sign-in token from a moment before does not work either.
 * Throws `groups/no-such-learner`.
 */
export function setCards(change: Actions & { isRevoked: boolean }): Promise<void> {
  const { uids, isRevoked, ...shared } = change;
  return changeCards(
    { ...shared, uids },
    {
      change: (transaction, uid) => setCard(transaction, { ...shared, uid, isRevoked }),
      settle: async (uid) => {
        await settleGate(uid);
        await settleSignIn(uid);
        await finishGate(uid);
      },
    },
  );
}

/** The identity service enables a learner before the commit that enables their card. */
async function setCard(
  transaction: Transaction,
  { groupId, uid, actorUid, isRevoked }: Action & { isRevoked: boolean },
): Promise<() => void> {
  const person = peopleCollection(groupId).doc(uid);
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
  return () => {
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
  };
}
