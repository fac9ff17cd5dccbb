import 'server-only';
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import type { LeftOut } from '@/lib/groups/contract';
import { mostPeople, type Group, type GroupPerson } from '@/lib/groups/schema';
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

type Move = { groupId: string; toGroupId: string; uids: readonly string[] };
/** A move under the name by which it is noted, and by which a member knows what added them. */
type NotedMove = Move & { callId: string };

/**
 * Moves people from one group of the caller's to another: all of them or, when a name is there already, none.
 * Their rooms follow; the move is noted in the group that they leave until they have, so that one that was cut off
 * is finished by `finishMoves`. One by which they came before, and which was cut off, is finished with it. Resolves to
 * whoever was left out of a room. Throws `groups/name-taken`, `groups/full` and `groups/not-found`.
 */
export async function moveLearnersTo(caller: Mover, move: Move): Promise<LeftOut[]> {
  if (move.groupId === move.toGroupId) return [];
  const noted = { ...move, callId: randomUUID() };
  await commitMove(caller.uid, noted);
  const leftOut = await finishMove(caller, noted);
  await finishMovesOf(caller.uid);
  return leftOut;
}

/** Longer than moving takes; carried out twice at a time it comes to the same (ms). */
const moveLease = 30_000;

/**
 * Carries out the moves out of a group that were cut off. It never throws: who comes by should not pay for them; what
 * fails again waits for whoever comes next.
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

/** Those that were cut off in groups that nobody asks for. Returns how many groups it looked after. */
export async function finishMovesLeftBehind(now: number): Promise<number> {
  const { docs } = await groupCollection().where('moves', '!=', null).get();
  for (const group of docs) await finishMoves(group.id, group.data(), now);
  return docs.length;
}

/** Those out of any group of somebody's: a move into one is noted where it began. */
export async function finishMovesOf(ownerUid: string): Promise<void> {
  const { docs } = await groupCollection().where('ownerUid', '==', ownerUid).get();
  for (const group of docs) await finishMoves(group.id, group.data());
}

/**
 * People who are in the other group by now leave the rooms of the one that the other is not in, and enter those of
 * the other. Their cards show the other class code. Whoever is not there any more has moved on, or was taken out:
 * they leave those rooms as well, but for the rooms of groups in which they are by now; those they enter by what
 * moved them on. It can be cut off anywhere and run again.
 */
async function finishMove(caller: Mover, move: NotedMove): Promise<LeftOut[]> {
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

/** Learners' accounts are the caller's to decide about; others leave only where the caller may remove people. */
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

/** The last one takes the field along: only groups with moves under way are found by it. */
function forgetMove(groupId: string, callId: string): Promise<void> {
  return changeGroups([groupId], async (transaction) => {
    const { moves } = (await transaction.get(groupReference(groupId))).data() ?? {};
    if (!moves?.[callId]) return;
    const { [callId]: _, ...left } = moves;
    const isLast = Object.keys(left).length === 0;
    transaction.update(groupReference(groupId), { moves: isLast ? FieldValue.delete() : left });
  });
}

function commitMove(ownerUid: string, { groupId, toGroupId, uids, callId }: NotedMove): Promise<void> {
  return changeGroups([groupId, toGroupId], async (transaction, at) => {
    const [from, to, people, others] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(groupReference(toGroupId)),
      transaction.get(peopleCollection(groupId)),
      transaction.get(peopleCollection(toGroupId)),
    ]);
    const areTheirs = [from, to].every((group) => group.data()?.ownerUid === ownerUid);
    if (!areTheirs) throw new AppError('groups/not-found');
    const withCard = (person: GroupPerson) => person.card !== null;
    const asked = people.docs.filter(({ id }) => uids.includes(id));
    const learners = await Promise.all(asked.map(({ id }) => transaction.get(learnerReference(id))));
    const moving = asked.filter(
      (person, index) => !withCard(person.data()) || learners[index]?.data()?.groupId === groupId,
    );
    // Sent again, or by several at once: whoever comes later writes nothing, and waits for nobody's lock.
    if (moving.length === 0) return;
    const taken = new Set(
      others.docs
        .map((other) => other.data())
        .filter(withCard)
        .map((other) => other.nameKey),
    );
    const cards = moving.map((person) => person.data()).filter(withCard);
    if (cards.some((person) => taken.has(person.nameKey))) throw new AppError('groups/name-taken');
    const arriving = moving.filter(({ id }) => !others.docs.some((other) => other.id === id));
    if (others.size + arriving.length > mostPeople) throw new AppError('groups/full');
    transaction.update(groupReference(groupId), {
      size: people.size - moving.length,
      moves: {
        ...from.data()?.moves,
        [callId]: { toGroupId, uids: moving.map(({ id }) => id), leasedUntil: at + moveLease },
      },
    });
    transaction.update(groupReference(toGroupId), { size: others.size + arriving.length });
    for (const person of moving) {
      transaction.set(peopleCollection(toGroupId).doc(person.id), person.data());
      transaction.delete(person.ref);
      if (withCard(person.data())) transaction.update(learnerReference(person.id), { groupId: toGroupId });
      writeAudit(transaction, auditId('group-moved', callId, person.id), {
        action: 'group-moved',
        actorUid: ownerUid,
        subjectUid: person.id,
        before: { group: groupId },
        after: { group: toGroupId },
        at,
      });
    }
  });
}

/** In which groups somebody is by now. */
type Place = { uid: string; isLearner: boolean; groupIds: readonly string[] };

/**
 * Where somebody is who was to come into a group: there, else in others of its owner's. Whose name stands in a group
 * is not yet its learner: that is for their own document to say, and a learner is in one group. Null for somebody
 * else's learner.
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
