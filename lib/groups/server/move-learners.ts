import 'server-only';
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { mostPeople, type Group, type GroupPerson } from '@/lib/groups/schema';
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
 * is finished by `finishMoves`. Throws `groups/name-taken`, `groups/full` and `groups/not-found`.
 */
export async function moveLearnersTo(caller: Mover, move: Move): Promise<void> {
  if (move.groupId === move.toGroupId) return;
  const noted = { ...move, callId: randomUUID() };
  await commitMove(caller.uid, noted);
  await finishMove(caller, noted);
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

/**
 * People who are in the other group by now leave the rooms of the one that the other is not in, and enter those of
 * the other. Their cards show the other class code. Whose name stands in a group is not yet its learner: that is for
 * their own document to say. It can be cut off anywhere and run again.
 */
async function finishMove(caller: Mover, { groupId, toGroupId, uids, callId }: NotedMove): Promise<void> {
  const [left, entered] = await Promise.all(
    [groupId, toGroupId].map((id) => groupRoomCollection(id).listDocuments()),
  );
  const kept = new Set(entered?.map(({ id }) => id));
  const leaving = (left ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
  const moved = (await Promise.all(uids.map((uid) => findMoved(toGroupId, uid)))).filter(isFound);
  const uidsOf = (people: typeof moved) => people.map(({ uid }) => uid);
  const learners = uidsOf(moved.filter(({ isLearner }) => isLearner));
  const others = uidsOf(moved.filter(({ isLearner }) => !isLearner));
  // Learners' accounts are the caller's to decide about; others only where the caller may remove people.
  for (const roomId of leaving)
    await removePeopleFrom(roomId, learners, { remover: 'host', actorUid: caller.uid });
  await leaveGroupRooms(caller, leaving, others);
  await enterGroupRooms(caller, { groupId: toGroupId, uids: uidsOf(moved), callId });
  await forgetMove(groupId, callId);
}

/** The last one takes the field along: only groups with moves under way are found by it. */
function forgetMove(groupId: string, callId: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const { moves } = (await transaction.get(groupReference(groupId))).data() ?? {};
    if (!moves) return;
    const { [callId]: _, ...left } = moves;
    const isLast = Object.keys(left).length === 0;
    transaction.update(groupReference(groupId), { moves: isLast ? FieldValue.delete() : left });
  });
}

function commitMove(ownerUid: string, { groupId, toGroupId, uids, callId }: NotedMove): Promise<void> {
  const at = Date.now();
  return runTransaction(async (transaction) => {
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
      ...(moving.length > 0 && {
        moves: {
          ...from.data()?.moves,
          [callId]: { toGroupId, uids: moving.map(({ id }) => id), leasedUntil: at + moveLease },
        },
      }),
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

type Moved = { uid: string; isLearner: boolean };

const isFound = (person: Moved | null): person is Moved => person !== null;

/** Who is in a group by now; null for everybody else, and for whoever has a card of another group. */
async function findMoved(groupId: string, uid: string): Promise<Moved | null> {
  const [person, learner] = await Promise.all([
    peopleCollection(groupId).doc(uid).get(),
    learnerReference(uid).get(),
  ]);
  const data = person.data();
  if (!data) return null;
  if (data.card === null) return { uid, isLearner: false };
  return learner.data()?.groupId === groupId ? { uid, isLearner: true } : null;
}
