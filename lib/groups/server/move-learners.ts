import 'server-only';
import { randomUUID } from 'node:crypto';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { moveLearners, type LeftOut } from '@/lib/groups/contract';
import { mostPeople, type GroupPerson } from '@/lib/groups/schema';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { groupReference, learnerReference, peopleCollection } from '@/lib/groups/server/group-references';
import type { Mover } from '@/lib/groups/server/group-rooms';
import { finishMove, finishMovesOf, type Move, type NotedMove } from '@/lib/groups/server/finish-moves';
import { permitGroup } from '@/lib/groups/server/permit-group';

export const moveLearnersCallable = bindCallable(moveLearners, {
  permit: async ({ caller, input }) => {
    await permitGroup(caller, input.toGroupId);
    return permitGroup(caller, input.groupId);
  },
  run: async ({ caller, input }) => ({ leftOut: await moveLearnersTo(caller, input) }),
});

/**
 * Moves people from one group of the caller's to another: all of them or, when a name exists there already, none.
 * Their rooms follow. The old group stores the move until they have, so that `finishMoves` can finish one that was
 * cut off. At the end this finishes the caller's other cut-off moves, such as an earlier one of the same people.
 * Resolves to the people who were left out of a room. Throws `groups/name-taken`, `groups/full` and
 * `groups/not-found`.
 */
async function moveLearnersTo(caller: Mover, move: Move): Promise<LeftOut[]> {
  if (move.groupId === move.toGroupId) return [];
  const noted = { ...move, callId: randomUUID() };
  await commitMove(caller.uid, noted);
  const leftOut = await finishMove(caller, noted);
  await finishMovesOf(caller.uid);
  return leftOut;
}

/** Longer than a move takes (ms); running it twice at a time has the same result. */
const moveLease = 30_000;

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
    // A repetition writes nothing, and waits for nobody's lock.
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
