import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { chooseMyPicture } from '@/lib/account/contract';
import { kindOf } from '@/lib/account/server/kind-of';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { userReference } from '@/lib/auth/server/account-repository';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { chunk } from '@/lib/core/chunk';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { dropOthers, takePicture } from '@/lib/pictures/server/take-picture';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

/** The most rooms in one Firestore batch: more would meet the limits of rules that read for each. */
const roomsPerBatch = 9;

export const chooseMyPictureCallable = bindCallable(chooseMyPicture, {
  permit: async ({ caller }) => {
    if ((await kindOf(caller.uid)) === 'guest') throw new AppError('access/denied');
    return permitted(null);
  },
  run: async ({ caller, input }) => {
    await changePictureOf(caller.uid, input.picture);
    return {};
  },
});

/**
 * Gives a person a picture that they have uploaded, or takes it away (null): first where new memberships take it from,
 * then in the memberships that exist. Cut off in between, a repetition completes it. Joins keep theirs until the next
 * one. Throws as `takePicture`, and `auth/account-missing`.
 */
const changePictureOf = (uid: string, picture: string | null): Promise<void> =>
  withKeyedLock(`picture of ${uid}`, () => change(uid, picture));

async function change(uid: string, picture: string | null): Promise<void> {
  const owner = { of: 'people', id: uid } as const;
  const user = (await userReference(uid).get()).data();
  if (!user) throw new AppError('auth/account-missing');
  if (picture !== null && user.picture !== picture) await takePicture(uid, owner, picture);
  await userReference(uid).update({ picture: picture ?? FieldValue.delete() });
  for (const roomIds of chunk(await listRoomIds(uid), roomsPerBatch)) await changeIn(roomIds, uid, picture);
  await dropOthers(owner, { kept: picture, before: user.picture });
}

/** In a transaction, because a person who is removed from a room at this moment must not come back. */
function changeIn(roomIds: readonly string[], uid: string, picture: string | null): Promise<void> {
  return runTransaction(async (transaction) => {
    const members = await transaction.getAll(...roomIds.map((roomId) => memberReference(roomId, uid)));
    for (const { exists, ref } of members)
      if (exists) transaction.update(ref, { picture: picture ?? FieldValue.delete() });
  });
}
