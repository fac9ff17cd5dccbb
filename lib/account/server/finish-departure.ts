import 'server-only';
import { eraseAccount } from '@/lib/account/server/erase-account';
import { personalPlaces, type MergeTarget } from '@/lib/account/server/personal-places';
import { userReference } from '@/lib/auth/server/account-repository';
import { departureReference, type Departure } from '@/lib/auth/server/departures';
import { handOnDocuments } from '@/lib/documents/server/hand-on-documents';
import { moveMembership } from '@/lib/rooms/server/members/move-membership';

/**
 * Carries out a departure that was written down: what a guest had goes to the learner who takes it over, then the
 * account goes. It can be cut off anywhere and run again. Throws what `eraseAccount` throws.
 */
export async function finishDeparture(uid: string): Promise<void> {
  const departure = (await departureReference(uid).get()).data();
  if (departure?.mergeTargetUid !== undefined) await handOn(uid, departure.mergeTargetUid, departure);
  await eraseAccount(uid);
  await departureReference(uid).delete();
}

/**
 * A merge target who is gone meanwhile gets nothing, and nobody a room about which nobody decided: the guest may have
 * come into another one since.
 */
async function handOn(
  uid: string,
  mergeTargetUid: string,
  { roomIds = [], isOwnWish }: Departure,
): Promise<void> {
  const user = (await userReference(mergeTargetUid).get()).data();
  if (!user) return;
  const { name, kind } = user;
  const mergeTarget: MergeTarget = { uid: mergeTargetUid, name, kind };
  for (const { merging, find } of Object.values(personalPlaces)) {
    if (typeof merging === 'string') continue;
    for (const document of await find(uid, roomIds)) await merging(document, mergeTarget);
  }
  await handOnDocuments(uid, mergeTargetUid, roomIds);
  for (const roomId of roomIds)
    await moveMembership(roomId, uid, mergeTarget, { isOwnWish: isOwnWish === true });
}
