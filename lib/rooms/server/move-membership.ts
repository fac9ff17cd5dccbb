import 'server-only';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { serverActor } from '@/lib/audit/schema';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { departureReference } from '@/lib/auth/server/departures';
import { toIdentity } from '@/lib/livekit/identity';
import { listingOf } from '@/lib/rooms/listing';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { higherProfile } from '@/lib/rooms/profile-rank';
import type { Admitted, Member } from '@/lib/rooms/schema';
import { changeInRoom } from '@/lib/rooms/server/change-in-room';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import type { PendingEntry } from '@/lib/rooms/server/outbox-gateways';
import {
  accessReference,
  admittedCollection,
  banReference,
  listingReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { settle } from '@/lib/rooms/server/settle-outbox';

type Heir = Pick<Member, 'uid' | 'name' | 'kind'>;

/**
 * Gives somebody's place in a room to another person, who is found to be the same: the colour, the room itself if
 * it is theirs, and the higher of both profiles where the heir has a place already. The one who had it is put out
 * of the call. An heir who is banned from a room that is not theirs gets nothing, and for one who is going themselves
 * everything stays as it is. Repeating it does nothing.
 */
export async function moveMembership(roomId: string, fromUid: string, heir: Heir): Promise<void> {
  const pending = await changeInRoom(roomId, async (transaction, now): Promise<PendingEntry[]> => {
    const found = await read(transaction, roomId, fromUid, heir.uid);
    const { room, from, to, fromJoins, toJoins, isBanned, isHeirGoing } = found;
    if (!room || !from.member || isHeirGoing) return [];
    transaction.delete(memberReference(roomId, fromUid));
    transaction.delete(listingReference(fromUid, roomId));
    transaction.set(accessReference(roomId, fromUid), { epoch: from.epoch + 1 });
    for (const row of fromJoins) transaction.update(row.ref, { closed: true });
    const leaving = enqueue(
      transaction,
      newOutboxEntry(
        {
          roomId,
          mirror: [{ kind: 'person', uid: fromUid }, ...targetsOf(fromUid, fromJoins)],
          media: {
            kind: 'remove-person',
            uid: fromUid,
            joinIds: fromJoins.map((row) => row.data().joinId),
            epoch: from.epoch + 1,
          },
        },
        now,
      ),
    );
    const isOwner = room.ownerUid === fromUid;
    if (isBanned && !isOwner) return [leaving];

    const roomNow = { ...room, ownerUid: isOwner ? heir.uid : room.ownerUid };
    if (isOwner) transaction.set(roomReference(roomId), roomNow);
    const profile = to.member ? higherProfile(to.member.profile, from.member.profile) : from.member.profile;
    const { uid, name, kind } = heir;
    const member: Member = {
      ...from.member,
      ...to.member,
      ...togetherSince(from.member, to.member),
      uid,
      name,
      kind,
      profile,
    };
    transaction.set(memberReference(roomId, uid), member);
    transaction.set(accessReference(roomId, uid), {
      profile,
      exceptions: { ...from.exceptions, ...to.exceptions },
      epoch: to.epoch + 1,
    });
    transaction.set(listingReference(uid, roomId), listingOf(roomNow, member));
    writeAudit(transaction, auditId('member-moved', roomId, fromUid, from.epoch + 1), {
      action: 'member-moved',
      // Whoever merged them stands in the row of that deed.
      actorUid: serverActor,
      subjectUid: uid,
      roomId,
      before: { uid: fromUid, profile: from.member.profile },
      after: { uid, profile, ...(isOwner && { owner: uid }) },
      at: now,
    });
    for (const row of toJoins) transaction.update(row.ref, { profile });
    const mirror = [{ kind: 'person', uid } as const, ...targetsOf(uid, toJoins)];
    const media = { kind: 'update-permissions' } as const;
    const arriving = enqueue(
      transaction,
      newOutboxEntry({ roomId, mirror, listings: true, ...(toJoins.length > 0 && { media }) }, now),
    );
    return [leaving, arriving];
  });
  for (const entry of pending) await settle(entry);
}

/** One person is here since the first of both came, and was here last with the later one: their lessons are theirs. */
function togetherSince(from: Member, to: Member = from): Pick<Member, 'addedAt' | 'hereAt'> {
  const addedAt = Math.min(from.addedAt, to.addedAt);
  if (from.hereAt === undefined && to.hereAt === undefined) return { addedAt };
  const hereAt = Math.max(from.hereAt ?? 0, to.hereAt ?? 0);
  return { addedAt, hereAt: hereAt === 0 ? null : hereAt };
}

type Joins = readonly QueryDocumentSnapshot<Admitted>[];

async function read(transaction: Transaction, roomId: string, fromUid: string, toUid: string) {
  const joinsOf = (uid: string) =>
    admittedCollection().where('roomId', '==', roomId).where('uid', '==', uid).where('closed', '==', false);
  const place = async (uid: string) => {
    const [member, access] = await Promise.all([
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
    ]);
    const entry = access.data();
    const exceptions = entry && 'profile' in entry ? entry.exceptions : {};
    return { member: member.data(), epoch: entry?.epoch ?? 0, exceptions };
  };
  const [room, from, to, fromJoins, toJoins, ban, departure] = await Promise.all([
    transaction.get(roomReference(roomId)),
    place(fromUid),
    place(toUid),
    transaction.get(joinsOf(fromUid)),
    transaction.get(joinsOf(toUid)),
    transaction.get(banReference(roomId, toUid)),
    transaction.get(departureReference(toUid)),
  ]);
  const joins = { fromJoins: fromJoins.docs, toJoins: toJoins.docs };
  return { room: room.data(), from, to, ...joins, isBanned: ban.exists, isHeirGoing: departure.exists };
}

const targetsOf = (uid: string, joins: Joins) =>
  joins.map((row) => ({ kind: 'join', identity: toIdentity(uid, row.data().joinId) }) as const);
