import 'server-only';
import { AppError } from '@/lib/core/app-error';
import type { Caller } from '@/lib/core/server/callable-binding';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { mostPeople } from '@/lib/groups/schema';
import {
  groupReference,
  groupRoomCollection,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { enterGroupRooms, removePeopleFrom } from '@/lib/groups/server/group-rooms';

type Move = { groupId: string; toGroupId: string; uids: readonly string[]; callId: string };

/**
 * Moves learners from one group of the caller's to another: all of them or, when a name is there already, none.
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
    const [fromNow, toNow] = [from.data(), to.data()];
    if (!fromNow || !toNow) throw new AppError('groups/not-found');
    const moving = people.docs.filter(({ id }) => uids.includes(id));
    const taken = new Set(others.docs.map((other) => other.data().nameKey));
    if (moving.some((person) => taken.has(person.data().nameKey))) throw new AppError('groups/name-taken');
    if (toNow.size + moving.length > mostPeople) throw new AppError('groups/full');
    transaction.update(groupReference(groupId), { size: fromNow.size - moving.length });
    transaction.update(groupReference(toGroupId), { size: toNow.size + moving.length });
    for (const person of moving) {
      transaction.set(peopleCollection(toGroupId).doc(person.id), person.data());
      transaction.delete(person.ref);
      transaction.update(learnerReference(person.id), { groupId: toGroupId });
    }
  });
  const [left, entered] = await Promise.all(
    [groupId, toGroupId].map((id) => groupRoomCollection(id).listDocuments()),
  );
  const kept = new Set(entered?.map(({ id }) => id));
  const moved = await Promise.all(uids.map((uid) => peopleCollection(toGroupId).doc(uid).get()));
  const present = moved.filter(({ exists }) => exists).map(({ id }) => id);
  for (const { id } of left ?? []) if (!kept.has(id)) await removePeopleFrom(id, present, 'host');
  await enterGroupRooms(caller, { groupId: toGroupId, uids: present, callId });
}
