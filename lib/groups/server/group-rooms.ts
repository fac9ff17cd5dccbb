import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import type { PersonProfileId } from '@/lib/access/profiles';
import { isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { statusOf } from '@/lib/errors/error-status';
import type { Caller } from '@/lib/callables/server/callable-binding';
import type { LeftOut } from '@/lib/groups/contract';
import { addPeopleToRoom } from '@/lib/groups/server/add-people-to-room';
import { groupRoomCollection, peopleCollection } from '@/lib/groups/server/group-references';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { findGiftRefusal } from '@/lib/rooms/members/gift';
import { roomUpkeep } from '@/lib/rooms/server/room-upkeep';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';

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
    return (await permitInRoom({ caller, upkeep: roomUpkeep }, roomId, capability)).evidence.ownProfile;
  } catch (thrown) {
    if (isAppError(thrown) && statusOf(thrown.code).http < 500) return null;
    throw thrown;
  }
}
