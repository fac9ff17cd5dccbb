import 'server-only';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { personalPlaces } from '@/lib/account/server/personal-places';
import { takeBackReactions } from '@/lib/account/server/take-back-reactions';
import { closed } from '@/lib/auth/server/departures';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { changeGates, readGateRooms, settleGate, writeGate } from '@/lib/auth/server/gate/write-gate';
import { AppError } from '@/lib/errors/app-error';
import { eraseOwnDocuments } from '@/lib/documents/server/erase-own-documents';
import { eraseShownPages } from '@/lib/documents/server/erase-shown-pages';
import { eraseFileAt } from '@/lib/files/server/erase-file';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { deleteObject, deleteObjectsBelow } from '@/lib/firebase/server/objects';
import { comingPath, picturesBelow } from '@/lib/pictures/picture';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import { outboxLease } from '@/lib/rooms/outbox/outbox-entry';
import { deleteRoomBy } from '@/lib/rooms/server/lifecycle/delete-room';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { admittedCollection, roomReference } from '@/lib/rooms/server/documents/room-references';
import { deliverNaming } from '@/lib/rooms/server/outbox/deliver-naming';

/**
 * Erases an account in an order that can be cut off anywhere and run again. The gate comes first, so that no token
 * opens or writes anything meanwhile. Memberships follow, so that nobody meets a deleted person, then own data, then
 * the sign-in itself.
 *
 * Throws what leaving a room throws, such as `rooms/last-owner`, and `server/unavailable` when an outbox entry could
 * not be delivered; the next try continues.
 */
export async function eraseAccount(uid: string): Promise<void> {
  await closeGate(uid);
  // Own pages are found by the list of rooms, so they go first.
  await eraseOwnDocuments(uid, await listRoomIds(uid));
  await eraseShownPages(uid);
  for (const roomId of await listRoomIds(uid)) await leaveForGood(roomId, uid);
  await finishLeaving(uid);
  // Their picture, and one that has come and was not taken.
  await deleteObjectsBelow(picturesBelow({ of: 'people', id: uid }));
  await deleteObject(comingPath(uid));
  await removePersonalData(uid);
  await takeBackReactions(uid);
  await deleteSignIn(uid);
}

async function leaveForGood(roomId: string, uid: string): Promise<void> {
  const room = (await roomReference(roomId).get()).data();
  // A room that was given to another owner meanwhile is not deleted: this try ends, and the next one only leaves.
  if (room?.ownerUid === uid) await deleteRoomBy(roomId, uid, { ownerUid: uid });
  else await removeMemberFrom({ roomId, uid, remover: 'host', actorUid: uid });
}

/** The replicas of joins are found by their rows, so the rows stay until all that leaving began is delivered. */
async function finishLeaving(uid: string): Promise<void> {
  const rows = await admittedCollection().where('uid', '==', uid).get();
  // One time for all rooms: a process that works on one of them must be done with each by then.
  const until = Date.now() + outboxLease;
  const roomIds = new Set(rows.docs.map((row) => row.data().roomId));
  for (const roomId of roomIds) await deliverNaming(roomId, { uid, until, tellOfEnd });
}

/** Documents per batch. */
const step = 400;

async function removePersonalData(uid: string): Promise<void> {
  const removed = Object.entries(personalPlaces).filter(
    ([place, { fate }]) => fate === 'removed' && !place.startsWith('departures/'),
  );
  const found = (await Promise.all(removed.map(([, { find }]) => find(uid, [])))).flat();
  for (let start = 0; start < found.length; start += step) {
    const batch = adminFirestore().batch();
    for (const { ref } of found.slice(start, start + step).filter(isFile)) await eraseFileAt(ref.path);
    for (const { ref } of found.slice(start, start + step)) batch.delete(ref);
    await batch.commit();
  }
}

/** A file goes with its ink and its bytes. */
const isFile = ({ ref }: DocumentSnapshot): boolean => ref.parent.id === 'files';

/** The departure has closed the gate in most cases. Here its replica follows. */
async function closeGate(uid: string): Promise<void> {
  await changeGates([uid], async (transaction) => {
    const [gate, roomIds] = await Promise.all([
      transaction.get(gateReference(uid)),
      readGateRooms(transaction, uid),
    ]);
    const before = gate.data();
    const now = Date.now();
    if (!before?.disabled) writeGate(transaction, { uid, gate: closed(before, now), roomIds, now });
  });
  await settleGate(uid);
}

async function deleteSignIn(uid: string): Promise<void> {
  try {
    await adminAuth().deleteUser(uid);
  } catch (cause) {
    const isGone = cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found';
    if (!isGone) throw new AppError('server/unavailable', { cause });
  }
}
