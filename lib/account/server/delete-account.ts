import 'server-only';
import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { finishDeparture } from '@/lib/account/server/finish-departure';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import type { User } from '@/lib/auth/schema';
import { userReference } from '@/lib/auth/server/account-repository';
import { requireAnotherAdministrator } from '@/lib/auth/server/administrators';
import { departures, readStanding, writeDeparture } from '@/lib/auth/server/departures';
import { changeGates } from '@/lib/auth/server/gate/write-gate';
import { requestTimeout } from '@/lib/core/server/with-timeout';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { isOvertaken } from '@/lib/firebase/server/is-overtaken';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

/** Longer than a deletion takes (ms): an older one was cut off. */
const takenOverAfter = 2 * 60_000;
/** Bounds how long a caller waits for the deletions of others. */
const mostAtOnce = 3;

type OwnedRoom = { roomId: string; name: string };
/** What keeps an account from being deleted, because others depend on it. */
type Depending = { rooms: OwnedRoom[]; groups: { groupId: string; name: string }[] };

/**
 * Deletes an account for good, or says what keeps it: its groups, and the rooms that it owns and in which others are.
 * That is checked before anything changes, and again when the account is given something meanwhile.
 *
 * The commit shuts the account, so its owner cannot ask again: `finishDepartures` completes what fails after that.
 * While one deletion runs, a second request leaves the work to it. Throws `auth/last-administrator`.
 *
 * @param actorUid who wants it: the owner, or the server
 * @param mayGo asked of the account in the commit that shuts it; an account that may not go stays as it is
 */
export async function deleteAccountOf(
  uid: string,
  actorUid: string,
  mayGo: (user: User | undefined) => boolean = () => true,
): Promise<Depending | 'deleted' | 'kept'> {
  let begun: Begun;
  do {
    const known = (await Promise.all(ownedBy(uid).map((query) => query.get()))).flatMap(idsOf);
    const [rooms, groups] = await Promise.all([listOwnedWithOthers(uid), listOwnedGroups(uid)]);
    if (rooms.length + groups.length > 0) return { rooms, groups };
    begun = await beginDeparture(uid, actorUid, { mayGo, known });
    // The account was given a room or group meanwhile, which would be deleted with it, and everybody's work in it.
  } while (begun === 'given');
  if (begun === 'kept') return 'kept';
  if (begun === 'under way') return 'deleted';
  try {
    await finishDeparture(uid);
  } catch (error) {
    writeLog('departure-left', outcomeOf(error));
  }
  return 'deleted';
}

/**
 * `under way`: the request that shut the account a moment ago deletes it. A second one would only wait for its locks.
 */
type Begun = 'begun' | 'under way' | 'kept' | 'given';

/** All rooms and groups that an account owns, with or without others in them. */
const ownedBy = (uid: string): Query[] =>
  ['rooms', 'groups'].map((name) => adminFirestore().collection(name).where('ownerUid', '==', uid).select());
const idsOf = ({ docs }: QuerySnapshot): string[] => docs.map(({ id }) => id);

type Condition = { mayGo: (user: User | undefined) => boolean; known: readonly string[] };

function beginDeparture(uid: string, actorUid: string, { mayGo, known }: Condition): Promise<Begun> {
  return changeGates([uid], async (transaction) => {
    const now = Date.now();
    const [user, standing, ...owned] = await Promise.all([
      transaction.get(userReference(uid)),
      readStanding(transaction, uid),
      ...ownedBy(uid).map((query) => transaction.get(query)),
    ]);
    if (!mayGo(user.data())) return 'kept';
    if (owned.flatMap(idsOf).some((id) => !known.includes(id))) return 'given';
    const account = user.data();
    if (account?.role === 'administrator') await requireAnotherAdministrator(transaction, uid);
    if (standing.gate?.disabled && now - (standing.departure?.requestedAt ?? 0) < requestTimeout)
      return 'under way';
    writeDeparture(transaction, standing, { now });
    // A deletion that was cut off has its row already.
    if (account && !standing.departure) {
      writeAudit(transaction, auditId('account-deleted', uid), {
        action: 'account-deleted',
        actorUid,
        subjectUid: uid,
        before: { kind: account.kind },
        at: now,
      });
    }
    return 'begun';
  });
}

/** Finishes deletions that were cut off. It never throws: the request that triggers it must not fail for them. */
export async function finishDepartures(now: number): Promise<number> {
  const cutOff = await departures()
    .where('requestedAt', '<', now - takenOverAfter)
    .limit(mostAtOnce)
    .get();
  let finished = 0;
  for (const departure of cutOff.docs) {
    try {
      if (!(await takeOver(departure))) continue;
      await finishDeparture(departure.id);
      finished += 1;
    } catch (error) {
      writeLog('departure-left', outcomeOf(error));
    }
  }
  return finished;
}

/**
 * Claims a deletion that was cut off, so that no second request begins it. A claim moves it to the end of the queue,
 * where it does not block others if it fails. False when another request was faster.
 */
async function takeOver({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    // A precondition instead of a transaction: requests at the same time would wait for each other's locks. Without
    // the converter, because an unreadable one must move to the end as well.
    await ref.withConverter(null).update({ requestedAt: Date.now() }, { lastUpdateTime: updateTime });
    return true;
  } catch (thrown) {
    if (isOvertaken(thrown)) return false;
    throw thrown;
  }
}

/** The rooms that an account owns and in which others are. */
export async function listOwnedWithOthers(uid: string): Promise<OwnedRoom[]> {
  const rooms = await Promise.all(
    (await listRoomIds(uid)).map(async (roomId) => {
      const room = (await roomReference(roomId).get()).data();
      if (room?.ownerUid !== uid) return null;
      const members = await adminFirestore().collection(`rooms/${roomId}/members`).limit(2).get();
      return members.docs.some(({ id }) => id !== uid) ? { roomId, name: room.name } : null;
    }),
  );
  return rooms.filter((room) => room !== null);
}

async function listOwnedGroups(uid: string): Promise<Depending['groups']> {
  const { docs } = await adminFirestore().collection('groups').where('ownerUid', '==', uid).get();
  return docs.map((group) => ({ groupId: group.id, name: String(group.get('name')) }));
}
