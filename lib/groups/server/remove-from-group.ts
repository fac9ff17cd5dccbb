import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { bindCallable, type Caller } from '@/lib/callables/server/callable-binding';
import { removeFromGroup } from '@/lib/groups/contract';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { groupReference, groupRoomCollection, peopleCollection } from '@/lib/groups/server/group-references';
import { leaveGroupRooms } from '@/lib/groups/server/group-rooms';
import { permitGroup } from '@/lib/groups/server/permit-group';

export const removeFromGroupCallable = bindCallable(removeFromGroup, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input }) => {
    await removePeopleFromGroup(caller, input.groupId, input.uids);
    return {};
  },
});

/**
 * Takes people with their own way in out of a group: first out of its rooms, where the caller may remove people, then
 * out of the list, where a repetition finds them. It leaves learners with a card alone: their account would go with
 * their place, and that is another action.
 */
async function removePeopleFromGroup(
  caller: Caller,
  groupId: string,
  uids: readonly string[],
): Promise<void> {
  const found = await Promise.all(uids.map((uid) => peopleCollection(groupId).doc(uid).get()));
  const leaving = found.filter((person) => person.data()?.card === null).map(({ id }) => id);
  if (leaving.length === 0) return;
  const rooms = await groupRoomCollection(groupId).listDocuments();
  const roomIds = rooms.map(({ id }) => id);
  await leaveGroupRooms(caller, roomIds, leaving);
  await changeGroups([groupId], async (transaction, at) => {
    const people = peopleCollection(groupId);
    const [group, counted, still] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(people.count()),
      transaction.getAll(...leaving.map((uid) => people.doc(uid))),
    ]);
    const gone = still.filter((person) => person.data()?.card === null);
    // A repetition writes nothing, and waits for nobody's lock.
    if (gone.length === 0) return;
    if (group.exists)
      transaction.update(groupReference(groupId), { size: counted.data().count - gone.length });
    for (const person of gone) {
      transaction.delete(person.ref);
      writeAudit(transaction, auditId('group-left', groupId, person.id, versionOf(person)), {
        action: 'group-left',
        actorUid: caller.uid,
        subjectUid: person.id,
        before: { group: groupId },
        at,
      });
    }
  });
}
