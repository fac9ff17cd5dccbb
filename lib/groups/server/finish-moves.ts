import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import type { LeftOut } from '@/lib/groups/contract';
import type { Group } from '@/lib/groups/schema';
import { changeGroups } from '@/lib/groups/server/change-groups';
import {
  groupCollection,
  groupReference,
  groupRoomCollection,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import {
  enterGroupRooms,
  leaveGroupRooms,
  removePeopleFrom,
  type Mover,
} from '@/lib/groups/server/group-rooms';

export type Move = { groupId: string; toGroupId: string; uids: readonly string[] };
/** A move with the id that it is stored under, and that a member's entry names. */
export type NotedMove = Move & { callId: string };

/**
 * Finishes the moves out of a group that were cut off. It never throws: the request that triggers it must not fail
 * for them. A later request retries what fails again.
 */
export async function finishMoves(groupId: string, group: Group, now = Date.now()): Promise<void> {
  for (const [callId, { leasedUntil, ...move }] of Object.entries(group.moves ?? {})) {
    if (leasedUntil > now) continue;
    try {
      await finishMove({ uid: group.ownerUid }, { ...move, groupId, callId });
    } catch (error) {
      writeLog('move-left', outcomeOf(error));
    }
  }
}

/** Finishes the moves that were cut off in groups that nobody opens. Returns how many groups had some. */
export async function finishMovesLeftBehind(now: number): Promise<number> {
  const { docs } = await groupCollection().where('moves', '!=', null).get();
  for (const group of docs) await finishMoves(group.id, group.data(), now);
  return docs.length;
}

/** Finishes the moves out of any group of this owner: a move is stored in the group where it began. */
export async function finishMovesOf(ownerUid: string): Promise<void> {
  const { docs } = await groupCollection().where('ownerUid', '==', ownerUid).get();
  for (const group of docs) await finishMoves(group.id, group.data());
}

/**
 * Moves the rooms of people who are in the new group: out of those that only the old group has, into those of the new
 * one. Their cards show the new class code.
 *
 * A person who is no longer there was moved on or taken out. They leave the old rooms as well, except those of their
 * current groups, which their later move handles. It can be cut off anywhere and run again.
 */
export async function finishMove(caller: Mover, move: NotedMove): Promise<LeftOut[]> {
  const { groupId, toGroupId, uids, callId } = move;
  const found = await Promise.all(uids.map((uid) => findPlaces(caller.uid, toGroupId, uid)));
  const places = found.filter((place) => place !== null);
  const there = places.filter(({ groupIds }) => groupIds.includes(toGroupId));
  await leaveRoomsOf(caller, { groupId, butOf: [toGroupId], people: there });
  for (const person of places) {
    if (there.includes(person)) continue;
    await leaveRoomsOf(caller, { groupId, butOf: person.groupIds, people: [person] });
  }
  const entering = { groupId: toGroupId, uids: there.map(({ uid }) => uid), callId };
  const leftOut = await enterGroupRooms(caller, entering);
  await forgetMove(groupId, callId);
  return leftOut;
}

type Leaving = { groupId: string; butOf: readonly string[]; people: readonly Place[] };

/** The caller decides about learners' accounts; other people leave only rooms where the caller may remove people. */
async function leaveRoomsOf(caller: Mover, { groupId, butOf, people }: Leaving): Promise<void> {
  const roomsOf = async (id: string) =>
    (await groupRoomCollection(id).listDocuments()).map((room) => room.id);
  const kept = new Set((await Promise.all(butOf.map(roomsOf))).flat());
  const leaving = (await roomsOf(groupId)).filter((id) => !kept.has(id));
  const uidsOf = (areLearners: boolean) =>
    people.filter(({ isLearner }) => isLearner === areLearners).map(({ uid }) => uid);
  for (const roomId of leaving) {
    await removePeopleFrom(roomId, uidsOf(true), { remover: 'host', actorUid: caller.uid });
  }
  await leaveGroupRooms(caller, leaving, uidsOf(false));
}

/** The last move removes the field, because groups with unfinished moves are found by it. */
function forgetMove(groupId: string, callId: string): Promise<void> {
  return changeGroups([groupId], async (transaction) => {
    const { moves } = (await transaction.get(groupReference(groupId))).data() ?? {};
    if (!moves?.[callId]) return;
    const { [callId]: _, ...left } = moves;
    const isLast = Object.keys(left).length === 0;
    transaction.update(groupReference(groupId), { moves: isLast ? FieldValue.delete() : left });
  });
}

/** The current groups of a person. */
type Place = { uid: string; isLearner: boolean; groupIds: readonly string[] };

/**
 * The groups of a person whose move has to be finished: the new group, else others of its owner. A name in a group is
 * not yet its learner: the learner's own document decides, and a learner is in one group. Null for a learner of
 * another owner.
 */
async function findPlaces(ownerUid: string, groupId: string, uid: string): Promise<Place | null> {
  const [person, learner] = await Promise.all([
    peopleCollection(groupId).doc(uid).get(),
    learnerReference(uid).get(),
  ]);
  const own = learner.data();
  if (own) {
    const isOwners = (await groupReference(own.groupId).get()).data()?.ownerUid === ownerUid;
    return isOwners ? { uid, isLearner: true, groupIds: [own.groupId] } : null;
  }
  if (person.data()?.card === null) return { uid, isLearner: false, groupIds: [groupId] };
  const { docs } = await groupCollection().where('ownerUid', '==', ownerUid).get();
  const people = await Promise.all(docs.map(({ id }) => peopleCollection(id).doc(uid).get()));
  const groupIds = docs.filter((_, index) => people[index]?.data()?.card === null).map(({ id }) => id);
  return { uid, isLearner: false, groupIds };
}
