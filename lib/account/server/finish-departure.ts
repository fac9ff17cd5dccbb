import 'server-only';
import { departureReference } from '@/lib/account/server/departures';
import { eraseAccount } from '@/lib/account/server/erase-account';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { personalPlaces, type Heir } from '@/lib/account/server/personal-places';
import { userReference } from '@/lib/auth/server/account-repository';
import { moveMembership } from '@/lib/rooms/server/move-membership';

/**
 * Carries out a departure that was written down: what a guest had goes to the learner who takes it over, then the
 * account goes. It can be cut off anywhere and run again. Throws what `eraseAccount` throws.
 */
export async function finishDeparture(uid: string): Promise<void> {
  const heirUid = (await departureReference(uid).get()).data()?.heirUid;
  if (heirUid !== undefined) await handOn(uid, heirUid);
  await eraseAccount(uid);
  await departureReference(uid).delete();
}

/** An heir who is gone meanwhile gets nothing. */
async function handOn(uid: string, heirUid: string): Promise<void> {
  const user = (await userReference(heirUid).get()).data();
  if (!user) return;
  const { name, kind } = user;
  const heir: Heir = { uid: heirUid, name, kind };
  const roomIds = await listRoomIds(uid);
  for (const { merging, find } of Object.values(personalPlaces)) {
    if (typeof merging === 'string') continue;
    for (const document of await find(uid, roomIds)) await merging(document, heir);
  }
  for (const roomId of roomIds) await moveMembership(roomId, uid, heir);
}
