import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError, isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { statusOf } from '@/lib/errors/error-status';
import type { Caller } from '@/lib/callables/server/callable-binding';
import type { LeftOut } from '@/lib/groups/contract';
import { addPeopleToRoom } from '@/lib/groups/server/add-people-to-room';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { groupReference, groupRoomCollection, peopleCollection } from '@/lib/groups/server/group-references';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import { findGiftRefusal } from '@/lib/rooms/members/gift';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

type Placing = { groupId: string; roomId: string; profile: PersonProfileId; addedBy: string; callId: string };

/**
 * Makes everyone of a group a member of a room. It first writes that the group belongs there, then the memberships.
 * Resolves to the people who were left out. Throws `groups/not-found` for a group that was deleted meanwhile,
 * `rooms/archived` for an archived room, and `auth/accounts-only` when learners or guests would run the room.
 */
export async function addGroupToRoom(placing: Placing): Promise<LeftOut[]> {
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

type Leaving = { groupId: string; roomId: string; remover: PersonProfileId; actorUid: string };

/**
 * Ends the memberships first, then removes the group's place, so that a repetition finds and finishes a cut-off call.
 */
export async function removeGroupFrom({ groupId, roomId, remover, actorUid }: Leaving): Promise<void> {
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

/**
 * One after the other, because each ends a person's call. The room's owner, and members who rank above the remover,
 * stay: people with accounts in a group have higher roles in some rooms.
 */
export async function removePeopleFrom(
  roomId: string,
  uids: readonly string[],
  by: { remover: PersonProfileId; actorUid: string },
): Promise<void> {
  for (const uid of uids) {
    try {
      await removeMemberFrom({ roomId, uid, ...by });
    } catch (thrown) {
      if (!isAppError(thrown) || !staying.includes(thrown.code)) throw thrown;
    }
  }
}

const staying: readonly AppErrorCode[] = ['rooms/last-owner', 'access/denied'];

/** The person who acts: the caller, or the owner of a group whose move was cut off. */
export type Mover = Pick<Caller, 'uid'>;

/** Takes people out of the rooms of a group, where the caller may still remove people. */
export async function leaveGroupRooms(
  caller: Mover,
  roomIds: readonly string[],
  uids: readonly string[],
): Promise<void> {
  for (const roomId of roomIds) {
    const remover = await findStanding(caller, roomId, 'member:moderate');
    if (remover) await removePeopleFrom(roomId, uids, { remover, actorUid: caller.uid });
  }
}

/**
 * Brings newcomers into the rooms of their group, where the caller may still add people. It skips rooms that are
 * deleted or archived, and those where the caller lost that right. Resolves to the people who were left out of the
 * others.
 */
export async function enterGroupRooms(
  caller: Mover,
  { groupId, uids, callId }: { groupId: string; uids: readonly string[]; callId: string },
): Promise<LeftOut[]> {
  const [organization, rooms, people] = await Promise.all([
    readOrganization(),
    groupRoomCollection(groupId).get(),
    Promise.all(uids.map(async (uid) => (await peopleCollection(groupId).doc(uid).get()).data())),
  ]);
  const comers = people.flatMap((person) =>
    person ? [{ uid: person.uid, name: person.name, kind: person.kind }] : [],
  );
  const leftOut: LeftOut[] = [];
  for (const { roomId, profile } of rooms.docs.map((room) => room.data())) {
    const standing = await findStanding(caller, roomId, 'member:add');
    if (!standing || findGiftRefusal(organization, { profile, giver: standing }) !== null) continue;
    try {
      const placing = { roomId, people: comers, profile, groupId, addedBy: caller.uid, callId };
      leftOut.push(...(await addPeopleToRoom(placing)));
    } catch (thrown) {
      if (!isAppError(thrown) || !shut.includes(thrown.code)) throw thrown;
    }
  }
  return leftOut;
}

const shut: readonly AppErrorCode[] = ['rooms/not-found', 'rooms/archived'];

/** The caller's profile in a room where they may do this; null where they may not. */
async function findStanding(
  caller: Mover,
  roomId: string,
  capability: HeldBy<'server'>,
): Promise<PersonProfileId | null> {
  try {
    return (await permitInRoom(caller, roomId, capability)).evidence.ownProfile;
  } catch (thrown) {
    if (isAppError(thrown) && statusOf(thrown.code).http < 500) return null;
    throw thrown;
  }
}
