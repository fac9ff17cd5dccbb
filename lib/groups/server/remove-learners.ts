import 'server-only';
import { mirrorGate, userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import {
  cardDoorReference,
  classCodeReference,
  groupListingReference,
  groupReference,
  groupRoomCollection,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { removePeopleFrom } from '@/lib/groups/server/group-rooms';
import { deleteIdentities } from '@/lib/groups/server/learner-accounts';
import { deleteRoomBy } from '@/lib/rooms/server/delete-room';
import { roomReference } from '@/lib/rooms/server/room-references';

/**
 * Deletes learners: first they are shut out everywhere, then they leave their rooms, then the account goes, last
 * their place in the group. Cut off and run again it goes on, because the place in the group is found until the
 * end. Their gates stay, shut: an ID token outlives its account for an hour.
 */
export async function removeLearnersFrom(groupId: string, uids: readonly string[]): Promise<void> {
  const found = await Promise.all(uids.map((uid) => peopleCollection(groupId).doc(uid).get()));
  // Nobody's own account: only those that were made with a card.
  const present = found.filter((person) => (person.data()?.card ?? null) !== null).map(({ id }) => id);
  if (present.length === 0) return;
  for (const uid of present) await shutOut(uid);
  for (const uid of present) await leaveRooms(uid);
  await deleteIdentities(present);
  await Promise.all(present.map((uid) => forget(groupId, uid)));
}

async function shutOut(uid: string): Promise<void> {
  const gate = { validAfter: Math.floor(Date.now() / 1000), disabled: true };
  await gateReference(uid).set(gate);
  await mirrorGate(uid, gate);
}

async function leaveRooms(uid: string): Promise<void> {
  const rooms = await adminFirestore().collection(`users/${uid}/rooms`).listDocuments();
  // By the server, which ranks above everybody: whoever deletes an account takes it out of every room.
  for (const { id } of rooms) await leaveRoom(id, uid);
}

async function leaveRoom(roomId: string, uid: string): Promise<void> {
  const room = (await roomReference(roomId).get()).data();
  // A room of their own goes with them.
  if (room?.ownerUid === uid) await deleteRoomBy(roomId, uid);
  else await removePeopleFrom(roomId, [uid], 'host');
}

/** The last documents of somebody, and the count of the group, together. */
function forget(groupId: string, uid: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const [group, person] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(peopleCollection(groupId).doc(uid)),
    ]);
    if (!person.exists) return;
    const size = group.data()?.size ?? 1;
    if (group.exists) transaction.update(groupReference(groupId), { size: Math.max(0, size - 1) });
    for (const reference of [userReference(uid), learnerReference(uid), cardDoorReference(uid), person.ref]) {
      transaction.delete(reference);
    }
  });
}

/**
 * Deletes a group: its learners, its notes on rooms and on people with accounts of their own, its class code. Those
 * people keep their places in the rooms. Cut off, a repetition goes on.
 */
export async function deleteGroupOf(groupId: string): Promise<void> {
  const group = (await groupReference(groupId).get()).data();
  if (!group) return;
  const people = await peopleCollection(groupId).get();
  await removeLearnersFrom(
    groupId,
    people.docs.map(({ id }) => id),
  );
  const rooms = await groupRoomCollection(groupId).listDocuments();
  const batch = adminFirestore().batch();
  for (const room of rooms) batch.delete(room);
  for (const person of people.docs) if (person.data().card === null) batch.delete(person.ref);
  batch.delete(classCodeReference(group.code));
  batch.delete(groupListingReference(group.ownerUid, groupId));
  batch.delete(groupReference(groupId));
  await batch.commit();
}
