import 'server-only';
import type { DocumentReference } from 'firebase-admin/firestore';
import { renameMe } from '@/lib/account/contract';
import type { PersonKind } from '@/lib/auth/person-kind';
import { userReference } from '@/lib/auth/server/account-repository';
import { searchable } from '@/lib/auth/server/user-converter';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { AppError } from '@/lib/errors/app-error';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { findDistinctName } from '@/lib/rooms/server/members/find-distinct-name';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

/** The most rooms in one Firestore batch: more would meet the limits of rules that read for each. */
const roomsPerBatch = 9;

export const renameMeCallable = bindCallable(renameMe, {
  permit: permitToOneself,
  run: async ({ caller, input }) => {
    await renameAccount(caller.uid, input.name);
    return { name: input.name };
  },
});

/**
 * Renames an account: first where new memberships take the name from, then in the memberships that exist. Cut off in
 * between, a repetition completes it. Joins keep their name until the next one. Several renames run one after the
 * other, so that the last name stands everywhere.
 */
export const renameAccount = (uid: string, name: string): Promise<void> =>
  withKeyedLock(`name of ${uid}`, () => rename(uid, name));

async function rename(uid: string, name: string): Promise<void> {
  const user = (await userReference(uid).get()).data();
  if (!user) throw new AppError('auth/account-missing');
  await userReference(uid).update({ name, ...searchable({ ...user, name }) });
  const places = await adminFirestore().collectionGroup('people').where('uid', '==', uid).get();
  // In a group, a learner keeps the name on their card.
  const own = places.docs.filter((place) => place.get('card') === null);
  await Promise.all(own.map((place) => renameAt(place.ref, name)));
  const roomIds = await listRoomIds(uid);
  for (let start = 0; start < roomIds.length; start += roomsPerBatch) {
    await renameIn(
      await nameIn(roomIds.slice(start, start + roomsPerBatch), { uid, name, kind: user.kind }),
      uid,
    );
  }
}

/** A guest's name is unique in each room. */
async function nameIn(
  roomIds: readonly string[],
  { kind, ...person }: { uid: string; name: string; kind: PersonKind },
): Promise<ReadonlyMap<string, string>> {
  const names = roomIds.map(async (roomId) => {
    const name = kind === 'guest' ? await findDistinctName(roomId, person) : person.name;
    return [roomId, name] as const;
  });
  return new Map(await Promise.all(names));
}

/** In a transaction, because a person who is removed from a room at this moment must not come back. */
function renameIn(names: ReadonlyMap<string, string>, uid: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const places = [...names].map(([roomId, name]) => ({ name, ref: memberReference(roomId, uid) }));
    const members = await transaction.getAll(...places.map(({ ref }) => ref));
    for (const [at, { ref, name }] of places.entries()) {
      if (members[at]?.exists) transaction.update(ref, { name });
    }
  });
}

/** In a transaction: a person who is taken out of the group at this moment must not come back. */
async function renameAt(place: DocumentReference, name: string): Promise<void> {
  await runTransaction(async (transaction) => {
    if ((await transaction.get(place)).exists) transaction.update(place, { name });
  });
}
