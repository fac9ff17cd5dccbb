import 'server-only';
import type { Why } from '@/lib/audit/reason';
import { auditId, versionOf } from '@/lib/audit/server/audit-log';
import { roleOf } from '@/lib/auth/organisation-role';
import { findNewOwner, readNewOwner } from '@/lib/auth/server/new-owner';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { mayMakeRooms } from '@/lib/organization/may-make-rooms';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { giveRoom } from '@/lib/rooms/contract';
import { changeInRoom } from '@/lib/rooms/server/outbox/change-in-room';
import { findSeat } from '@/lib/rooms/server/members/find-seat';
import { openJoinsOf } from '@/lib/rooms/server/documents/open-joins';
import {
  accessReference,
  banReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { writeMember } from '@/lib/rooms/server/members/write-member';
import { raiseToHost, writeOwner } from '@/lib/rooms/server/members/write-owner';

export const giveRoomCallable = bindCallable(giveRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input: { uid, ...gift }, callId }) =>
    giveRoomTo({ ...gift, ownerUid: uid, actorUid: caller.uid, callId }),
});

type Gift = Why & {
  roomId: string;
  /** Whose it has to be. */
  ownerUid: string;
  /** Of the new owner. */
  email: string;
  actorUid: string;
  callId: string;
};

/**
 * Gives somebody's room to another account, in the room already or not, and asks neither: for an owner who cannot hand
 * it over. It comes to what the owner's own handover comes to. Resolves to the new owner's name; giving it to the same
 * person again does nothing.
 *
 * Throws what `findNewOwner` and `readNewOwner` throw, `ownership/changed` when it belongs to somebody else by
 * now, `ownership/no-room-maker` for an account that may make no rooms, `rooms/person-banned` and `rooms/not-found`.
 */
export async function giveRoomTo(gift: Gift): Promise<{ name: string }> {
  const { roomId, ownerUid, email, actorUid, callId, reason } = gift;
  const uid = await findNewOwner(email, ownerUid);
  const seat = await findSeat(roomId, uid);
  const name = await changeInRoom({ roomId, by: actorUid }, async (transaction, now) => {
    const [newOwner, room, member, entry, ban, joins, { rules }] = await Promise.all([
      readNewOwner(transaction, uid),
      transaction.get(roomReference(roomId)),
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(banReference(roomId, uid)),
      transaction.get(openJoinsOf(roomId, uid)),
      readOrganizationIn(transaction),
    ]);
    const [before, memberNow] = [room.data(), member.data()];
    if (!before) throw new AppError('rooms/not-found');
    if (before.ownerUid === uid) return { outcome: newOwner.name };
    if (before.ownerUid !== ownerUid) throw new AppError('ownership/changed');
    if (!mayMakeRooms(roleOf(newOwner, rules), rules)) throw new AppError('ownership/no-room-maker');
    if (ban.exists) throw new AppError('rooms/person-banned');
    const epoch = (entry.data()?.epoch ?? 0) + 1;
    const audit = {
      id: auditId('room-given', roomId, versionOf(room)),
      action: 'room-given',
      subjectUid: uid,
      before: { owner: ownerUid, ...(memberNow && { profile: memberNow.profile }) },
      after: { owner: uid, profile: 'host' },
      ...(reason !== undefined && { reason }),
    } as const;
    const person = { ...newOwner, uid };
    const newcomer = {
      roomId,
      person,
      profile: 'host',
      seat,
      addedBy: actorUid,
      epoch,
      now,
      callId,
    } as const;
    const outbox = writeOwner(transaction, {
      roomId,
      room: before,
      uid,
      joins,
      takePlace: (owned) =>
        memberNow
          ? raiseToHost(transaction, roomId, { member: memberNow, epoch })
          : writeMember(transaction, { ...newcomer, room: owned }),
    });
    return { audit, outbox, outcome: newOwner.name };
  });
  return { name };
}
