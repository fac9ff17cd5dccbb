import 'server-only';
import { eraseAccount } from '@/lib/account/server/erase-account';
import { personalPlaces, type Heir } from '@/lib/account/server/personal-places';
import { userReference } from '@/lib/auth/server/account-repository';
import { departureReference, type Departure } from '@/lib/auth/server/departures';
import { handOnDocuments } from '@/lib/documents/server/hand-on-documents';
import { moveMembership } from '@/lib/rooms/server/move-membership';

/**
 * Carries out a departure that was written down: what a guest had goes to the learner who takes it over, then the
 * account goes. It can be cut off anywhere and run again. Throws what `eraseAccount` throws.
 */
export async function finishDeparture(uid: string): Promise<void> {
  const departure = (await departureReference(uid).get()).data();
  if (departure?.heirUid !== undefined) await handOn(uid, departure.heirUid, departure);
  await eraseAccount(uid);
  await departureReference(uid).delete();
}

/**
 * An heir who is gone meanwhile gets nothing, and nobody a room about which nobody decided: the guest may have come
 * into another one since.
 */
async function handOn(uid: string, heirUid: string, { roomIds = [], isOwnWish }: Departure): Promise<void> {
  const user = (await userReference(heirUid).get()).data();
  if (!user) return;
  const { name, kind } = user;
  const heir: Heir = { uid: heirUid, name, kind };
  for (const { merging, find } of Object.values(personalPlaces)) {
    if (typeof merging === 'string') continue;
    for (const document of await find(uid, roomIds)) await merging(document, heir);
  }
  await handOnDocuments(uid, heirUid, roomIds);
  for (const roomId of roomIds) await moveMembership(roomId, uid, heir, { isOwnWish: isOwnWish === true });
}
