import 'server-only';
import type { Why } from '@/lib/audit/reason';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { findNewOwner, readNewOwner } from '@/lib/auth/server/new-owner';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { giveGroup } from '@/lib/groups/contract';
import type { Group } from '@/lib/groups/schema';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { groupCollection, groupListingReference, groupReference } from '@/lib/groups/server/group-references';
import { finishMovesOf } from '@/lib/groups/server/finish-moves';

export const giveGroupCallable = bindCallable(giveGroup, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input: { uid, ...gift } }) => giveGroupTo({ ...gift, ownerUid: uid, actorUid: caller.uid }),
});

type Gift = Why & {
  groupId: string;
  /** Whose it has to be. */
  ownerUid: string;
  /** Of the new owner. */
  email: string;
  actorUid: string;
};

/**
 * Gives somebody's group to another account, with its learners, cards and PINs, and asks neither. Rooms stay whose they
 * are. Resolves to the new owner's name; giving it to the same person again does nothing.
 *
 * Moves are carried out on behalf of the owner of both groups, so none may be under way: those that were cut off are
 * finished first. Throws what `findNewOwner` and `readNewOwner` throw, `groups/moving`, `groups/not-found`, and
 * `ownership/changed` when it belongs to somebody else by now.
 */
async function giveGroupTo(gift: Gift): Promise<{ name: string }> {
  const { groupId, ownerUid, email, actorUid, reason } = gift;
  const uid = await findNewOwner(email, ownerUid);
  await finishMovesOf(ownerUid);
  return changeGroups([groupId], async (transaction, at) => {
    const [newOwner, group, groups] = await Promise.all([
      readNewOwner(transaction, uid),
      transaction.get(groupReference(groupId)),
      transaction.get(groupCollection().where('ownerUid', '==', ownerUid)),
    ]);
    const before = group.data();
    if (!before) throw new AppError('groups/not-found');
    const { name, createdAt } = before;
    if (before.ownerUid === uid) return { name: newOwner.name };
    if (before.ownerUid !== ownerUid) throw new AppError('ownership/changed');
    const isMoving = groups.docs.some((one) => movesBetween(groupId, one.id, one.data()));
    if (isMoving) throw new AppError('groups/moving');
    transaction.update(groupReference(groupId), { ownerUid: uid });
    transaction.delete(groupListingReference(ownerUid, groupId));
    transaction.set(groupListingReference(uid, groupId), { name, createdAt });
    writeAudit(transaction, auditId('group-given', groupId, versionOf(group)), {
      action: 'group-given',
      actorUid,
      subjectUid: uid,
      before: { group: groupId, owner: ownerUid },
      after: { group: groupId, owner: uid },
      ...(reason !== undefined && { reason }),
      at,
    });
    return { name: newOwner.name };
  });
}

/** Whether people are on their way between a group and another one, in either direction. */
const movesBetween = (groupId: string, otherId: string, { moves = {} }: Group): boolean =>
  Object.values(moves).some(({ toGroupId }) => otherId === groupId || toGroupId === groupId);
