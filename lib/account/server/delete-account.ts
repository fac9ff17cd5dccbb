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

/** Longer than a deletion takes (ms): one that is older was cut off. */
const takenOverAfter = 2 * 60_000;
/** So that nobody waits long for somebody else's deletion. */
const mostAtOnce = 3;

type OwnedRoom = { roomId: string; name: string };
/** What keeps an account from being deleted, because others depend on it. */
type Depending = { rooms: OwnedRoom[]; groups: { groupId: string; name: string }[] };

/**
 * Deletes an account for good, or says what keeps it: rooms that it owns and in which others are, and its groups.
 * That is looked up before anything is changed, and again when something is given to them meanwhile. From the commit on
 * the account is shut and its owner cannot ask again, so what fails after that is not theirs to repeat: whoever comes
 * by finishes it. Asked for again while somebody is at it, it is left to them. Throws `auth/last-administrator`.
 *
 * @param actorUid who wants it: themselves, or the server
 * @param mayGo asked of the account in the commit that shuts it; one that may not go is left as it is
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
    // Somebody has given them something since: it would go with the account, and everybody's work in it.
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

/** `under way`: whoever shut the account a moment ago is at it; more hands would only wait for each other's locks. */
type Begun = 'begun' | 'under way' | 'kept' | 'given';

/** All that somebody owns, with others in it or not. */
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
    // One that was cut off and is asked for again stands there already.
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

/** Finishes deletions that were cut off. It never throws: who comes by should not pay for them. */
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
 * Notes that somebody is at a deletion that was cut off, so that no other who comes by begins it beside them; one that
 * cannot be finished now keeps no others waiting, it is at the end of the queue. False where another was faster.
 */
async function takeOver({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    // As it was read or not at all: in transactions, those who come by at once would wait for each other's locks.
    // Whatever else it says: one that nobody can read goes to the end as well.
    await ref.withConverter(null).update({ requestedAt: Date.now() }, { lastUpdateTime: updateTime });
    return true;
  } catch (thrown) {
    if (isOvertaken(thrown)) return false;
    throw thrown;
  }
}

/** Rooms that somebody owns and in which others are. */
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
