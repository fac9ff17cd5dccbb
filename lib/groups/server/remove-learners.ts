import 'server-only';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Why } from '@/lib/audit/reason';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { departureReference, readStanding, writeDeparture } from '@/lib/auth/server/departures';
import { changeGates } from '@/lib/auth/server/gate/write-gate';
import { AppError } from '@/lib/errors/app-error';
import type { Group, GroupPerson, Learner } from '@/lib/groups/schema';
import { changeGroups, turnOfGroup } from '@/lib/groups/server/change-groups';
import {
  classCodeReference,
  groupListingReference,
  groupReference,
  groupRoomCollection,
  learnerReference,
  learnersOfGroup,
  peopleCollection,
} from '@/lib/groups/server/group-references';

/** How accounts are deleted. The domain of accounts knows what is kept about a person. */
export type AccountErasing = {
  /** The rooms that a person owns and in which others are. */
  listOwnedWithOthers: (uid: string) => Promise<readonly unknown[]>;
  /** Finishes a departure that was committed; repeating it is harmless. */
  finishDeparture: (uid: string) => Promise<void>;
};

/** Accounts that are deleted at once: a class that went one by one would outlast the timeout of its request. */
const atOnce = 5;

/**
 * The actor, and the owner whom the group must have: `ownership/changed` when it was given to another person
 * meanwhile.
 */
type Action = { actorUid: string; ownerUid: string };

/**
 * Deletes learners and all that is kept about them. One commit shuts them out, takes them out of the group and notes
 * their departures. Then each account is deleted; a later request finishes what was cut off. Throws
 * `groups/learner-owns-room`, before anything changes, when a learner owns a room with others in it.
 */
export async function removeLearnersFrom(
  groupId: string,
  uids: readonly string[],
  action: Action,
  { listOwnedWithOthers, finishDeparture }: AccountErasing,
): Promise<void> {
  const { own, going } = await findLearners(groupId, uids);
  const owned = await Promise.all(own.map(listOwnedWithOthers));
  if (owned.some((rooms) => rooms.length > 0)) throw new AppError('groups/learner-owns-room');
  const leaving = await shutOut(groupId, [...own, ...going], action);
  await finishEach(leaving, finishDeparture);
}

type Found = { person: DocumentSnapshot<GroupPerson>; learner: DocumentSnapshot<Learner> };

/** Only a learner with a card of this group: never a person's own account, or a learner of another group. */
const isOwnOf = (groupId: string, { person, learner }: Found): boolean =>
  (person.data()?.card ?? null) !== null && learner.data()?.groupId === groupId;

/** Learners of the group, and those whose departure may have been cut off: it waits for no other gate. */
async function findLearners(groupId: string, uids: readonly string[]) {
  const found = await Promise.all(
    uids.map(async (uid) => ({
      uid,
      person: await peopleCollection(groupId).doc(uid).get(),
      learner: await learnerReference(uid).get(),
      departure: await departureReference(uid).get(),
    })),
  );
  const own = found.filter((one) => isOwnOf(groupId, one));
  const going = found.filter((one) => one.departure.exists && !own.includes(one));
  return { own: own.map(({ uid }) => uid), going: going.map(({ uid }) => uid) };
}

function requireStillTheirs(group: Group | undefined, { ownerUid }: Action): void {
  if (group && group.ownerUid !== ownerUid) throw new AppError('ownership/changed');
}

/** The uids that depart now: learners of the group, and those whose departure was cut off. */
function shutOut(groupId: string, uids: readonly string[], action: Action): Promise<string[]> {
  const { actorUid } = action;
  const write = async (transaction: Transaction): Promise<string[]> => {
    const group = await transaction.get(groupReference(groupId));
    requireStillTheirs(group.data(), action);
    const found = await Promise.all(
      uids.map(async (uid) => ({
        uid,
        person: await transaction.get(peopleCollection(groupId).doc(uid)),
        learner: await transaction.get(learnerReference(uid)),
        standing: await readStanding(transaction, uid),
      })),
    );
    const now = Date.now();
    const leaving = found.filter((one) => isOwnOf(groupId, one));
    for (const { person, standing } of leaving) {
      writeDeparture(transaction, standing, { now });
      transaction.delete(person.ref);
      if (standing.departure) continue;
      writeAudit(transaction, auditId('account-deleted', standing.uid), {
        action: 'account-deleted',
        actorUid,
        subjectUid: standing.uid,
        before: { kind: 'learner', group: groupId },
        at: now,
      });
    }
    const size = (group.data()?.size ?? 0) - leaving.length;
    if (group.exists && leaving.length > 0) {
      transaction.update(groupReference(groupId), { size: Math.max(0, size) });
    }
    const cutOff = found.filter(({ person, standing }) => !person.exists && standing.departure);
    return [...leaving, ...cutOff].map(({ uid }) => uid);
  };
  return changeGates(uids, write, [turnOfGroup(groupId)]);
}

/**
 * Deletes a group: its learners, its notes on rooms and on people with their own accounts, its class code. Those
 * people keep their places in the rooms. Learners who are added meanwhile go as well, so that none stays without a
 * group. After a cut-off, a repetition continues. Throws as `removeLearnersFrom`.
 */
export async function deleteGroupOf(
  groupId: string,
  action: Action & Why,
  accounts: AccountErasing,
): Promise<void> {
  for (;;) {
    const { docs } = await peopleCollection(groupId).select().get();
    await removeLearnersFrom(
      groupId,
      docs.map(({ id }) => id),
      action,
      accounts,
    );
    if (await closeGroup(groupId, action)) break;
  }
  await finishDepartures(groupId, accounts);
}

/** An earlier request may have been cut off behind its commit, or may still be at it: no learner is left after this. */
async function finishDepartures(groupId: string, { finishDeparture }: AccountErasing): Promise<void> {
  const { docs } = await learnersOfGroup(groupId).select().get();
  const departing = await Promise.all(docs.map(({ id }) => departureReference(id).get()));
  await finishEach(
    departing.filter(({ exists }) => exists).map(({ id }) => id),
    finishDeparture,
  );
}

async function finishEach(
  uids: readonly string[],
  finishDeparture: AccountErasing['finishDeparture'],
): Promise<void> {
  for (let start = 0; start < uids.length; start += atOnce) {
    await Promise.all(uids.slice(start, start + atOnce).map(finishDeparture));
  }
}

/** Deletes a group without learners; false when new ones came since the last look. */
function closeGroup(groupId: string, { reason, ...action }: Action & Why): Promise<boolean> {
  return changeGroups([groupId], async (transaction, at) => {
    const [groupNow, people, rooms] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(peopleCollection(groupId)),
      transaction.get(groupRoomCollection(groupId)),
    ]);
    const group = groupNow.data();
    if (!group) return true;
    requireStillTheirs(group, action);
    const withCard = people.docs.filter((person) => person.data().card !== null);
    const found = await Promise.all(
      withCard.map(async (person) => ({
        person,
        learner: await transaction.get(learnerReference(person.id)),
      })),
    );
    if (found.some((one) => isOwnOf(groupId, one))) return false;
    for (const { ref } of [...people.docs, ...rooms.docs]) transaction.delete(ref);
    transaction.delete(classCodeReference(group.code));
    transaction.delete(groupListingReference(group.ownerUid, groupId));
    transaction.delete(groupReference(groupId));
    writeAudit(transaction, auditId('group-deleted', groupId), {
      action: 'group-deleted',
      actorUid: action.actorUid,
      before: { group: groupId, owner: group.ownerUid },
      ...(reason !== undefined && { reason }),
      at,
    });
    return true;
  });
}
