import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { inviteGroup, removeGroupFromRoom, type LeftOut } from '@/lib/groups/contract';
import { addPeopleToRoom } from '@/lib/groups/server/add-people-to-room';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { groupReference, groupRoomCollection, peopleCollection } from '@/lib/groups/server/group-references';
import { removePeopleFrom } from '@/lib/groups/server/group-rooms';
import { permitGroup } from '@/lib/groups/server/permit-group';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import { requireGift } from '@/lib/rooms/members/gift';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

export const inviteGroupCallable = bindCallable(inviteGroup, {
  permit: async ({ caller, input: { groupId, roomId, profile }, upkeep }) => {
    const permission = await permitInRoom({ caller, upkeep }, roomId, 'member:add');
    requireGift(await readOrganization(), { profile, giver: permission.evidence.ownProfile }, 'member:add');
    await permitGroup(caller, groupId);
    return permission;
  },
  run: async ({ caller, input, callId }) => ({
    leftOut: await addGroupToRoom({ ...input, addedBy: caller.uid, callId }),
  }),
});

type Placing = { groupId: string; roomId: string; profile: PersonProfileId; addedBy: string; callId: string };

/**
 * Makes everyone of a group a member of a room. It first writes that the group belongs there, then the memberships.
 * Resolves to the people who were left out. Throws `groups/not-found` for a group that was deleted meanwhile,
 * `rooms/archived` for an archived room, and `auth/accounts-only` when learners or guests would run the room.
 */
async function addGroupToRoom(placing: Placing): Promise<LeftOut[]> {
  const { groupId, roomId, profile, addedBy, callId } = placing;
  const place = groupRoomCollection(groupId).doc(roomId);
  const people = (await peopleCollection(groupId).get()).docs.map((person) => person.data());
  if (needsAccount(profile) && people.some(({ kind }) => kind !== 'account')) {
    throw new AppError('auth/accounts-only');
  }
  await changeGroups([groupId], async (transaction, now) => {
    const [group, room, before] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(roomReference(roomId)),
      transaction.get(place),
    ]);
    if (!group.exists) throw new AppError('groups/not-found');
    requireTakingIn(room.data());
    const was = before.data();
    transaction.set(place, { roomId, profile, addedAt: was?.addedAt ?? now });
    if (was?.profile === profile) return;
    // A removed place leaves no version behind, and the group itself is not written.
    writeAudit(transaction, auditId('group-placed', groupId, roomId, was ? versionOf(before) : now), {
      action: 'group-placed',
      actorUid: addedBy,
      roomId,
      ...(was && { before: { group: groupId, profile: was.profile } }),
      after: { group: groupId, profile },
      at: now,
    });
  });
  const comers = people.map(({ uid, name, kind }) => ({ uid, name, kind }));
  return addPeopleToRoom({ roomId, people: comers, profile, groupId, addedBy, callId });
}

export const removeGroupFromRoomCallable = bindCallable(removeGroupFromRoom, {
  permit: async ({ caller, input: { groupId, roomId }, upkeep }) => {
    const permission = await permitInRoom({ caller, upkeep }, roomId, 'member:moderate');
    await permitGroup(caller, groupId);
    return permission;
  },
  run: async ({ caller, input, evidence }) => {
    await removeGroupFrom({ ...input, remover: evidence.profile, actorUid: caller.uid });
    return {};
  },
});

type Leaving = { groupId: string; roomId: string; remover: PersonProfileId; actorUid: string };

/**
 * Ends the memberships first, then removes the group's place, so that a repetition finds and finishes a cut-off call.
 */
async function removeGroupFrom({ groupId, roomId, remover, actorUid }: Leaving): Promise<void> {
  const { docs } = await peopleCollection(groupId).select().get();
  await removePeopleFrom(
    roomId,
    docs.map(({ id }) => id),
    { remover, actorUid },
  );
  const place = groupRoomCollection(groupId).doc(roomId);
  await changeGroups([groupId], async (transaction, at) => {
    const before = await transaction.get(place);
    const was = before.data();
    if (!was) return;
    transaction.delete(place);
    writeAudit(transaction, auditId('group-withdrawn', groupId, roomId, versionOf(before)), {
      action: 'group-withdrawn',
      actorUid,
      roomId,
      before: { group: groupId, profile: was.profile },
      at,
    });
  });
}
