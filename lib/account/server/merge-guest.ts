import 'server-only';
import { mergeGuest, bringGuestAlong } from '@/lib/account/contract';
import { decideMerge } from '@/lib/account/decide-merge';
import { finishDeparture } from '@/lib/account/server/finish-departure';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import type { AuditRow } from '@/lib/audit/schema';
import { auditReference, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { authenticate } from '@/lib/auth/server/authenticate';
import { readStanding, writeDeparture } from '@/lib/auth/server/departures';
import { gateUpkeep } from '@/lib/auth/server/gate/gate-upkeep';
import { changeGates } from '@/lib/auth/server/gate/write-gate';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { statusOf } from '@/lib/errors/error-status';
import { isRecord } from '@/lib/core/is-record';
import { bindCallable, permitted, type Caller } from '@/lib/callables/server/callable-binding';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { roomUpkeep } from '@/lib/rooms/server/room-upkeep';
import { memberReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

type Merge = {
  guestUid: string;
  learnerUid: string;
  actorUid: string;
  /** The host's room and where they may decide; null when the guest does it in person. */
  host: { roomId: string; mayIn: ReadonlySet<string> } | null;
};

/** A guest is merged at most once, so this row identifies a repetition. */
const auditIdOf = (guestUid: string) => `guest-merged-${guestUid}`;

// The capability is checked in the named room. `mergeGuestInto` decides the rest in the transaction.
export const mergeGuestCallable = roomCallable(
  mergeGuest,
  'member:moderate',
  async ({ caller, input: { roomId, guestUid, learnerUid } }) => {
    const mayIn = await listRoomsToDecide(caller, guestUid);
    await mergeGuestInto({ guestUid, learnerUid, actorUid: caller.uid, host: { roomId, mayIn } });
    return {};
  },
);

/**
 * Makes a guest one person with a learner. The commit shuts the guest out everywhere and writes the audit row. Then
 * the learner gets what the guest had, and the guest's account goes; `finishDepartures` completes that if it is cut
 * off. Repeating it does nothing. Throws as `decideMerge`.
 */
async function mergeGuestInto(merge: Merge): Promise<void> {
  if ((await commitMerge(merge)) === 'committed') await finishDeparture(merge.guestUid);
}

function commitMerge({ guestUid, learnerUid, actorUid, host }: Merge): Promise<'committed' | 'over'> {
  return changeGates([guestUid], async (transaction) => {
    const [guest, learner, standing, mergeTargetStanding, done, listings] = await Promise.all([
      transaction.get(userReference(guestUid)),
      transaction.get(userReference(learnerUid)),
      readStanding(transaction, guestUid),
      readStanding(transaction, learnerUid),
      transaction.get(auditReference(auditIdOf(guestUid))),
      transaction.get(adminFirestore().collection(`users/${guestUid}/rooms`)),
    ]);
    if (isSameMerge(done.data(), { actorUid, learnerUid })) return standing.departure ? 'committed' : 'over';
    const groupOwnerUid = host ? await findGroupOwner(learnerUid) : null;
    const guestRooms = listings.docs.map(({ id }) => id);
    decideMerge({
      // A guest who is being deleted, or merged into another learner, cannot be merged again.
      guest: standing.departure || done.exists ? null : (guest.data() ?? null),
      learner: mergeTargetStanding.departure ? null : (learner.data() ?? null),
      guestRooms,
      host: host && { ...host, uid: actorUid, groupOwnerUid },
    });
    const now = Date.now();
    const inheritance = {
      mergeTargetUid: learnerUid,
      roomIds: guestRooms,
      ...(host === null && { isOwnWish: true as const }),
    };
    writeDeparture(transaction, standing, { now, ...inheritance });
    writeAudit(transaction, auditIdOf(guestUid), {
      action: 'guest-merged',
      actorUid,
      subjectUid: guestUid,
      roomId: host?.roomId ?? null,
      before: { uid: guestUid, kind: 'guest', rooms: guestRooms.join(' ') },
      after: { uid: learnerUid, kind: 'learner' },
      at: now,
    });
    return 'committed';
  });
}

/** The same person repeats it, or the learner repeats what a host was quicker to do. */
const isSameMerge = (row: AuditRow | undefined, merge: { actorUid: string; learnerUid: string }): boolean =>
  row?.after['uid'] === merge.learnerUid &&
  (row.actorUid === merge.actorUid || merge.actorUid === merge.learnerUid);

export const bringGuestAlongCallable = bindCallable(bringGuestAlong, {
  // The holder of a guest's sign-in is that guest. `mergeGuestInto` checks that the caller is a learner.
  permit: async ({ caller, input }) => permitted(await identifyGuest(input.guestToken, caller.uid)),
  run: async ({ caller, evidence: guestUid }) => {
    await mergeGuestInto({ guestUid, learnerUid: caller.uid, actorUid: caller.uid, host: null });
    return {};
  },
});

/**
 * The uid of the guest whom a learner brings along. A guest who was merged into this very learner is accepted
 * although the sign-in has ended. Throws `groups/not-a-guest` for every other sign-in that does not count.
 */
async function identifyGuest(guestToken: string, learnerUid: string): Promise<string> {
  try {
    return (await authenticate(`Bearer ${guestToken}`, 'required', gateUpkeep)).uid;
  } catch (cause) {
    if (isAppError(cause) && statusOf(cause.code).http >= 500) throw cause;
    const uid = uidClaimedBy(guestToken);
    const row = uid === null ? undefined : (await auditReference(auditIdOf(uid)).get()).data();
    if (uid !== null && isSameMerge(row, { actorUid: learnerUid, learnerUid })) return uid;
    throw new AppError('groups/not-a-guest', { cause });
  }
}

/** What a token claims without proof; null when that cannot be a guest's uid. */
function uidClaimedBy(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const uid = isRecord(claims) ? claims['sub'] : null;
    return typeof uid === 'string' && /^guest[a-z0-9]{1,40}$/.test(uid) ? uid : null;
  } catch {
    return null;
  }
}

async function findGroupOwner(learnerUid: string): Promise<string | null> {
  const firestore = adminFirestore();
  const groupId: unknown = (await firestore.doc(`learners/${learnerUid}`).get()).get('groupId');
  if (typeof groupId !== 'string') return null;
  const ownerUid: unknown = (await firestore.doc(`groups/${groupId}`).get()).get('ownerUid');
  return typeof ownerUid === 'string' ? ownerUid : null;
}

/** The rooms of a guest in which the caller may both add and remove them. */
async function listRoomsToDecide(caller: Caller, guestUid: string): Promise<ReadonlySet<string>> {
  const roomIds = await listRoomIds(guestUid);
  const may = await Promise.all(roomIds.map((roomId) => mayDecide(caller, roomId, guestUid)));
  return new Set(roomIds.filter((_, index) => may[index]));
}

async function mayDecide(caller: Caller, roomId: string, guestUid: string): Promise<boolean> {
  try {
    const { profile, access } = (
      await permitInRoom({ caller, upkeep: roomUpkeep }, roomId, 'member:moderate')
    ).evidence;
    const guest = (await memberReference(roomId, guestUid).get()).data();
    return access['member:add'].allowed && (guest === undefined || isAtMost(guest.profile, profile));
  } catch (thrown) {
    if (isAppError(thrown) && statusOf(thrown.code).http < 500) return false;
    throw thrown;
  }
}
