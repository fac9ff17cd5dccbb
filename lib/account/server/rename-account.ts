import 'server-only';
import type { DocumentReference } from 'firebase-admin/firestore';
import { userReference } from '@/lib/auth/server/account-repository';
import { searchable } from '@/lib/auth/server/user-converter';
import { AppError } from '@/lib/errors/app-error';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

/** A Firestore batch spans at most so many rooms: more would meet the limits of rules that read for each. */
const roomsPerBatch = 9;

/**
 * Gives an account another name: first where new memberships take it from, then in the memberships that are
 * there. Cut off in between, a repetition completes it. Joins keep their name until the next one. Of several at once
 * each is done before the next begins, so that the last name stands everywhere.
 */
export const renameAccount = (uid: string, name: string): Promise<void> =>
  withKeyedLock(`name of ${uid}`, () => rename(uid, name));

async function rename(uid: string, name: string): Promise<void> {
  const user = (await userReference(uid).get()).data();
  if (!user) throw new AppError('auth/account-missing');
  await userReference(uid).update({ name, ...searchable({ ...user, name }) });
  const places = await adminFirestore().collectionGroup('people').where('uid', '==', uid).get();
  // A learner stands in the group as on the card.
  const own = places.docs.filter((place) => place.get('card') === null);
  await Promise.all(own.map((place) => renameAt(place.ref, name)));
  const roomIds = await listRoomIds(uid);
  for (let start = 0; start < roomIds.length; start += roomsPerBatch) {
    await renameIn(roomIds.slice(start, start + roomsPerBatch), uid, name);
  }
}

/** In a transaction, because somebody may be removed from a room at this moment, and must not come back. */
function renameIn(roomIds: readonly string[], uid: string, name: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const members = await transaction.getAll(...roomIds.map((roomId) => memberReference(roomId, uid)));
    for (const member of members) if (member.exists) transaction.update(member.ref, { name });
  });
}

/** Whoever was taken out of the group at this moment does not come back by it. */
async function renameAt(place: DocumentReference, name: string): Promise<void> {
  await runTransaction(async (transaction) => {
    if ((await transaction.get(place)).exists) transaction.update(place, { name });
  });
}
