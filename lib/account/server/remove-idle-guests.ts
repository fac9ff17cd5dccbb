import 'server-only';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteAccountOf } from '@/lib/account/server/delete-account';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { serverActor } from '@/lib/audit/schema';
import type { User } from '@/lib/auth/schema';
import { userReference } from '@/lib/auth/server/account-repository';
import { hasWayIn, makeAccountOf } from '@/lib/auth/server/guests/become-account';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

const day = 24 * 60 * 60_000;

/** How many guests are removed at the same time. */
const step = 20;
/** No further step begins after this (ms): the scheduler needs its answer, and the next run removes the rest. */
const budget = 20_000;

/**
 * Removes guests who have been away for longer than the organisation keeps them, and returns how many. A guest who
 * owns something that others depend on stays, and does not block the guests behind. It never throws for one guest.
 */
export async function removeIdleGuests(now: number): Promise<number> {
  // A guest reads this number of days when they join.
  const { rules } = await readOrganization();
  const idleSince = now - rules.guestDays * day;
  const idle = adminFirestore()
    .collection('users')
    .where('kind', '==', 'guest')
    .where('seenAt', '<', idleSince)
    .orderBy('seenAt')
    .limit(step);
  const until = Date.now() + budget;
  let removed = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? idle.startAfter(last) : idle).get();
    const outcomes = await Promise.all(docs.map(({ id }) => isRemoved(id, idleSince)));
    removed += outcomes.filter(Boolean).length;
    last = docs.length < step ? undefined : docs.at(-1);
  } while (last && Date.now() < until);
  return removed;
}

async function isRemoved(uid: string, idleSince: number): Promise<boolean> {
  try {
    const cameAt = await lastCameAt(uid);
    if (cameAt >= idleSince) {
      await userReference(uid).update({ seenAt: cameAt - (cameAt % day) });
      return false;
    }
    // Their page was closed between the two steps of keeping their place.
    if (await hasWayIn(uid)) {
      await makeAccountOf(uid);
      return false;
    }
    return (await deleteAccountOf(uid, serverActor, (user) => isIdle(user, idleSince))) === 'deleted';
  } catch (error) {
    writeLog('guest-left', outcomeOf(error));
    return false;
  }
}

/** Asked again in the commit: a listed guest may have come back, or made an account of it. */
const isIdle = (user: User | undefined, idleSince: number): boolean =>
  user?.kind === 'guest' && user.seenAt < idleSince;

/**
 * When a guest last came into one of their rooms. A guest who comes by a link goes straight to the call, and nothing
 * on that way writes `seenAt`. So this job copies it from the rooms.
 */
async function lastCameAt(uid: string): Promise<number> {
  const roomIds = await listRoomIds(uid);
  const members = await Promise.all(roomIds.map((roomId) => memberReference(roomId, uid).get()));
  return Math.max(
    0,
    ...members.map((member) => Math.max(member.data()?.addedAt ?? 0, member.data()?.hereAt ?? 0)),
  );
}
