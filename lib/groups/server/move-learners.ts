import 'server-only';
import { AppError } from '@/lib/core/app-error';
import type { Caller } from '@/lib/core/server/callable-binding';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { mostPeople, type GroupPerson } from '@/lib/groups/schema';
import {
  groupReference,
  groupRoomCollection,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { enterGroupRooms, leaveGroupRooms, removePeopleFrom } from '@/lib/groups/server/group-rooms';

type Move = { groupId: string; toGroupId: string; uids: readonly string[]; callId: string };

/**
 * Moves people from one group of the caller's to another: all of them or, when a name is there already, none.
 * Then they leave the rooms of the one group that the other is not in, and enter those of the other. Their cards
 * show the other class code from then on. Throws `groups/name-taken`, `groups/full` and `groups/not-found`.
 */
export async function moveLearnersTo(
  caller: Caller,
  { groupId, toGroupId, uids, callId }: Move,
): Promise<void> {
  if (groupId === toGroupId) return;
  await runTransaction(async (transaction) => {
    const [from, to, people, others] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(groupReference(toGroupId)),
      transaction.get(peopleCollection(groupId)),
      transaction.get(peopleCollection(toGroupId)),
    ]);
    if (!from.exists || !to.exists) throw new AppError('groups/not-found');
    const moving = people.docs.filter(({ id }) => uids.includes(id));
    const withCard = (person: GroupPerson) => person.card !== null;
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
    transaction.update(groupReference(groupId), { size: people.size - moving.length });
    transaction.update(groupReference(toGroupId), { size: others.size + arriving.length });
    for (const person of moving) {
      transaction.set(peopleCollection(toGroupId).doc(person.id), person.data());
      transaction.delete(person.ref);
      if (withCard(person.data())) transaction.update(learnerReference(person.id), { groupId: toGroupId });
    }
  });
  const [left, entered] = await Promise.all(
    [groupId, toGroupId].map((id) => groupRoomCollection(id).listDocuments()),
  );
  const kept = new Set(entered?.map(({ id }) => id));
  const moved = await Promise.all(uids.map((uid) => peopleCollection(toGroupId).doc(uid).get()));
  const present = moved.filter(({ exists }) => exists).map(({ id }) => id);
  const isLearner = new Set(moved.filter((person) => person.data()?.card !== null).map(({ id }) => id));
  const leaving = (left ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
  // Learners' accounts are the caller's to decide about; others only where the caller may remove people.
  for (const id of leaving)
    await removePeopleFrom(
      id,
      present.filter((uid) => isLearner.has(uid)),
      'host',
    );
  await leaveGroupRooms(
    caller,
    leaving,
    present.filter((uid) => !isLearner.has(uid)),
  );
  await enterGroupRooms(caller, { groupId: toGroupId, uids: present, callId });
}
