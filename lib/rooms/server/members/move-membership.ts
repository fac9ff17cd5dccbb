import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { Transaction } from 'firebase-admin/firestore';
import { serverActor } from '@/lib/audit/schema';
import { auditId } from '@/lib/audit/server/audit-log';
import { departureReference } from '@/lib/auth/server/departures';
import { listingOf } from '@/lib/rooms/list/listing';
import { isPutBackIn } from '@/lib/rooms/admission/lobby-pass';
import type { Notice } from '@/lib/rooms/outbox/outbox-entry';
import { profileIn, type PresentEntry } from '@/lib/rooms/members/profile-in';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { keptRestrictions, mergeExceptions, profileOnReturn } from '@/lib/rooms/members/restrictions';
import type { Member } from '@/lib/rooms/schema';
import { commitInRoom } from '@/lib/rooms/server/outbox/change-in-room';
import { joinTargets, openJoinsOf } from '@/lib/rooms/server/documents/open-joins';
import {
  accessReference,
  banReference,
  listingReference,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { writeEntry } from '@/lib/rooms/server/members/write-entry';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { joinableId } from '@/lib/rooms/session/session';

type MergeTarget = Pick<Member, 'uid' | 'name' | 'kind'>;

/**
 * Gives a person's place in a room to the merge target, who is the same person. The place is the colour, an
 * owned room, and the role if the target has none there. A target with a place keeps their own role. What hosts
 * had taken from either stays taken, and a person put outside stays outside: merging evades neither. The old
 * account is removed from the call.
 *
 * A target who is banned gets nothing, unless the person owns the room. Nor does one who was removed from it
 * and merges of their own wish (`isOwnWish`). If the target is departing, everything stays. Repeating it does
 * nothing.
 */
export async function moveMembership(
  roomId: string,
  fromUid: string,
  mergeTarget: MergeTarget,
  { isOwnWish = false } = {},
): Promise<void> {
  // The actor is the server: the audit row of the merge names the person who merged them.
  const change = { roomId, by: serverActor };
  const { entries } = await commitInRoom(change, async (transaction, now) => {
    const found = await read(transaction, { roomId, fromUid, toUid: mergeTarget.uid, now });
    const { room, session, from, to, fromJoins, toJoins, isBanned, isMergeTargetLeaving } = found;
    if (!room || !from.member || isMergeTargetLeaving) return null;
    transaction.delete(memberReference(roomId, fromUid));
    transaction.delete(listingReference(fromUid, roomId));
    writeEntry(transaction, roomId, fromUid, { epoch: from.epoch + 1 });
    for (const row of fromJoins.docs) transaction.update(row.ref, { closed: true });
    const leaving: Notice = {
      mirror: [{ kind: 'person', uid: fromUid }, ...joinTargets(fromUid, fromJoins)],
      media: {
        kind: 'remove-person',
        uid: fromUid,
        joinIds: fromJoins.docs.map((row) => row.data().joinId),
        epoch: from.epoch + 1,
      },
    };
    const isOwner = room.ownerUid === fromUid;
    const isKeptOut = isBanned || (isOwnWish && to.isRemoved);
    if (isKeptOut && !isOwner) return { outbox: leaving };

    const roomNow = { ...room, ownerUid: isOwner ? mergeTarget.uid : room.ownerUid };
    if (isOwner) transaction.set(roomReference(roomId), roomNow);
    const own = isOwner ? from.member.profile : to.member?.profile;
    const profile = own ?? profileOnReturn(from.member.profile, to.kept);
    const { uid, name, kind } = mergeTarget;
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
    const lent = lentOf(profile, found);
    const entry: PresentEntry = {
      profile,
      ...(lent && { lent }),
      exceptions: mergeExceptions(from.exceptions, to.exceptions, { session, now }),
      epoch: to.epoch + 1,
    };
    writeEntry(transaction, roomId, uid, entry);
    transaction.set(listingReference(uid, roomId), listingOf(roomNow, member));
    if (from.pass && isPutBackIn(from.pass, session)) {
      transaction.set(lobbyPassReference(roomId, uid), { ...from.pass, uid, name, kind });
    }
    for (const row of toJoins.docs) transaction.update(row.ref, { profile: profileIn(entry, session) });
    const arriving: Notice = {
      mirror: [{ kind: 'person', uid }, ...joinTargets(uid, toJoins)],
      listings: true,
      ...(!toJoins.empty && { media: { kind: 'update-permissions' } }),
    };
    return {
      audit: {
        id: auditId('member-moved', roomId, fromUid, from.epoch + 1),
        action: 'member-moved',
        subjectUid: uid,
        before: { uid: fromUid, profile: from.member.profile },
        after: { uid, profile, ...(isOwner && { owner: uid }) },
      },
      outbox: [leaving, arriving],
    };
  });
  await deliver(entries);
}

/** The merged person is here since the earlier date of both, and was last here at the later one. */
function togetherSince(from: Member, to: Member = from): Pick<Member, 'addedAt' | 'hereAt'> {
  const addedAt = Math.min(from.addedAt, to.addedAt);
  if (from.hereAt === undefined && to.hereAt === undefined) return { addedAt };
  const hereAt = Math.max(from.hereAt ?? 0, to.hereAt ?? 0);
  return { addedAt, hereAt: hereAt === 0 ? null : hereAt };
}

/** The session role: the target's, or the other's if that ranks lower. */
function lentOf(
  profile: PersonProfileId,
  { session, from, to }: Pick<Awaited<ReturnType<typeof read>>, 'session' | 'from' | 'to'>,
): PresentEntry['lent'] {
  const [theirs, others] = [to.lent, from.lent].map((lent) => (lent?.session === session ? lent : undefined));
  if (!others || (theirs && isAtMost(theirs.profile, others.profile))) return theirs;
  return theirs || !to.member || isAtMost(others.profile, profile) ? others : undefined;
}

async function read(
  transaction: Transaction,
  { roomId, fromUid, toUid, now }: { roomId: string; fromUid: string; toUid: string; now: number },
) {
  const place = async (uid: string) => {
    const [member, access, pass] = await Promise.all([
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(lobbyPassReference(roomId, uid)),
    ]);
    const entry = access.data();
    const kept = keptRestrictions(entry);
    const isMember = entry !== undefined && 'profile' in entry;
    return {
      member: member.data(),
      pass: pass.data(),
      epoch: entry?.epoch ?? 0,
      isRemoved: entry !== undefined && !isMember && !entry.left,
      kept,
      lent: isMember ? entry.lent : kept?.lent,
      exceptions: (isMember ? entry : kept)?.exceptions ?? {},
    };
  };
  const [room, head, from, to, fromJoins, toJoins, ban, departure] = await Promise.all([
    transaction.get(roomReference(roomId)),
    transaction.get(matrixReference(roomId)),
    place(fromUid),
    place(toUid),
    transaction.get(openJoinsOf(roomId, fromUid)),
    transaction.get(openJoinsOf(roomId, toUid)),
    transaction.get(banReference(roomId, toUid)),
    transaction.get(departureReference(toUid)),
  ]);
  const session = joinableId(head.data()?.latest ?? null, now);
  return {
    room: room.data(),
    session,
    from,
    to,
    fromJoins,
    toJoins,
    isBanned: ban.exists,
    isMergeTargetLeaving: departure.exists,
  };
}
