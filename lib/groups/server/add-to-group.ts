import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import type { PersonKind } from '@/lib/auth/person-kind';
import { findUserByEmail } from '@/lib/auth/server/account-repository';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { addToGroup, addMemberToGroup } from '@/lib/groups/contract';
import { nameKey } from '@/lib/groups/name-key';
import { mostPeople, type GroupPerson } from '@/lib/groups/schema';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { additionsPerPerson } from '@/lib/groups/server/group-limits';
import { groupReference, peopleCollection } from '@/lib/groups/server/group-references';
import { enterGroupRooms } from '@/lib/groups/server/group-rooms';
import { permitGroup } from '@/lib/groups/server/permit-group';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { memberReference } from '@/lib/rooms/server/documents/room-references';
import { limitUnknownAddresses } from '@/lib/rooms/server/members/limit-unknown-addresses';

export const addToGroupCallable = bindCallable(addToGroup, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input: { groupId, email }, callId }) => {
    const { uid, name, kind } = await limitUnknownAddresses(caller.uid, async () => {
      const user = await findUserByEmail(email);
      if (!user || user.kind === 'learner') throw new AppError('rooms/no-such-account');
      return { ...user, kind: user.kind };
    });
    await addPersonToGroup({ groupId, person: { uid, name, kind }, addedBy: caller.uid, callId });
    const leftOut = await enterGroupRooms(caller, { groupId, uids: [uid], callId });
    return { uid, name, leftOut };
  },
});

export const addMemberToGroupCallable = bindCallable(addMemberToGroup, {
  permit: async ({ caller, input, upkeep }) => {
    const permission = await permitInRoom({ caller, upkeep }, input.roomId, 'member:add');
    await permitGroup(caller, input.groupId);
    return permission;
  },
  run: async ({ caller, input: { groupId, roomId, uid } }) => {
    const member = (await memberReference(roomId, uid).get()).data();
    if (!member || member.kind === 'learner') throw new AppError('rooms/not-a-member');
    // A person comes into a group once, so their place names the call that made it.
    const callId = `${groupId}-${uid}`;
    const person = { uid, name: member.name, kind: member.kind };
    await addPersonToGroup({ groupId, person, addedBy: caller.uid, callId });
    return { leftOut: await enterGroupRooms(caller, { groupId, uids: [uid], callId }) };
  },
});

type Person = { uid: string; name: string; kind: Exclude<PersonKind, 'learner'> };
type Action = { addedBy: string; callId: string };

/**
 * Adds a person with their own way in to a group; a learner belongs to the group of their card. A repetition after a
 * cut-off finds its own work.
 *
 * Throws `groups/already-in-group`, `groups/full`, `groups/not-found`, and `request/rate-limited` when the caller has
 * added enough people for now.
 */
export async function addPersonToGroup({
  groupId,
  person,
  ...action
}: Action & { groupId: string; person: Person }): Promise<void> {
  await changeGroups([groupId], async (transaction) => {
    const [place, spend] = await Promise.all([
      readPlace(transaction, groupId, person.uid),
      readBudget(transaction, { limit: additionsPerPerson, subject: action.addedBy }),
    ]);
    if (place.taken && place.taken.addedByCall === action.callId) return;
    if (place.taken) throw new AppError('groups/already-in-group');
    place.take(person, action);
    spend();
  });
}

type Place = {
  /** The place of a person who is in the group already. */
  taken: GroupPerson | undefined;
  /** Writes a place for a person without one. Throws `groups/full` before it writes anything. */
  take: (person: Person, action: Action) => void;
};

/** A person's place in a group, read in the transaction that may give it to them. Throws `groups/not-found`. */
export async function readPlace(transaction: Transaction, groupId: string, uid: string): Promise<Place> {
  const people = peopleCollection(groupId);
  const [group, own, counted] = await Promise.all([
    transaction.get(groupReference(groupId)),
    transaction.get(people.doc(uid)),
    transaction.get(people.count()),
  ]);
  const size = counted.data().count;
  if (!group.exists) throw new AppError('groups/not-found');
  const take: Place['take'] = ({ name, kind }, { addedBy, callId }) => {
    if (size >= mostPeople) throw new AppError('groups/full');
    const at = Date.now();
    transaction.update(groupReference(groupId), { size: size + 1 });
    transaction.set(people.doc(uid), {
      uid,
      name,
      nameKey: nameKey(name),
      kind,
      addedAt: at,
      card: null,
      addedByCall: callId,
    });
    writeAudit(transaction, auditId('group-joined', groupId, uid, versionOf(group)), {
      action: 'group-joined',
      actorUid: addedBy,
      subjectUid: uid,
      after: { group: groupId },
      at,
    });
  };
  return { taken: own.data(), take };
}
