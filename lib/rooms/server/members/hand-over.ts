import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { offerRoom, answerOffer } from '@/lib/rooms/contract';
import { changeInRoom } from '@/lib/rooms/server/outbox/change-in-room';
import { openJoinsOf } from '@/lib/rooms/server/documents/open-joins';
import {
  accessReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { raiseToHost, writeOwner } from '@/lib/rooms/server/members/write-owner';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const offerRoomCallable = roomCallable(
  offerRoom,
  'room:transfer',
  async ({ caller, input: { roomId, uid } }) => {
    await offerRoomTo({ roomId, byUid: caller.uid, toUid: uid });
    return {};
  },
);

type Offer = { roomId: string; byUid: string; toUid: string | null };

/**
 * Offers a room to another member, or takes the offer back (null). Nothing changes hands before they accept.
 * Throws `rooms/not-owner`, `rooms/not-a-member` when the other is none, and `rooms/guest-owner` for somebody
 * without an account of their own.
 */
async function offerRoomTo({ roomId, byUid, toUid }: Offer): Promise<void> {
  const at = Date.now();
  await runTransaction(async (transaction) => {
    const [room, member] = await Promise.all([
      transaction.get(roomReference(roomId)),
      toUid === null ? null : transaction.get(memberReference(roomId, toUid)),
    ]);
    const before = room.data();
    if (!before) throw new AppError('rooms/not-found');
    if (before.ownerUid !== byUid) throw new AppError('rooms/not-owner');
    const { handover, ...rest } = before;
    const writeDown = (action: 'room-offered' | 'offer-taken-back', subjectUid: string) =>
      writeAudit(transaction, auditId(action, roomId, versionOf(room)), {
        action,
        actorUid: byUid,
        subjectUid,
        roomId,
        at,
      });
    if (toUid === null) {
      if (!handover) return;
      transaction.set(roomReference(roomId), rest);
      writeDown('offer-taken-back', handover.toUid);
      return;
    }
    const other = member?.data();
    if (!other || toUid === byUid) throw new AppError('rooms/not-a-member');
    if (other.kind !== 'account') throw new AppError('rooms/guest-owner');
    if (handover?.toUid === toUid && handover.status === 'offered') return;
    transaction.set(roomReference(roomId), { ...rest, handover: { toUid, status: 'offered' } });
    writeDown('room-offered', toUid);
  });
}

// Any member can be offered the room; the offer itself says whether this one is.
export const answerOfferCallable = roomCallable(answerOffer, 'room:read', async ({ caller, input }) => {
  await answerOfferOf({ ...input, uid: caller.uid });
  return {};
});

type Answer = { roomId: string; uid: string; accept: boolean };

/**
 * Takes a room over, or declines it. A member who accepts is a host from then on, also in a call that is running;
 * the old owner stays one. Repeating the same answer does nothing; throws `rooms/no-offer` when there is no offer.
 */
export async function answerOfferOf({ roomId, uid, accept }: Answer): Promise<void> {
  await changeInRoom({ roomId, by: uid }, async (transaction) => {
    const [room, member, entry, joins] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(openJoinsOf(roomId, uid)),
    ]);
    const [before, memberNow, access] = [room.data(), member.data(), entry.data()];
    if (!before || !memberNow || !access) throw new AppError('rooms/not-found');
    const { handover, ...rest } = before;
    if (before.ownerUid === uid && accept) return null;
    if (handover?.toUid !== uid) throw new AppError('rooms/no-offer');
    const action = accept ? 'room-taken-over' : 'offer-declined';
    const id = auditId(action, roomId, versionOf(room));
    const audit = { id, action, subjectUid: before.ownerUid } as const;
    if (!accept) {
      if (handover.status === 'declined') return null;
      transaction.set(roomReference(roomId), { ...rest, handover: { toUid: uid, status: 'declined' } });
      return { audit };
    }
    if (handover.status !== 'offered') throw new AppError('rooms/no-offer');
    return {
      audit: {
        ...audit,
        before: { owner: before.ownerUid, profile: memberNow.profile },
        after: { owner: uid, profile: 'host' },
      },
      outbox: writeOwner(transaction, {
        roomId,
        room: before,
        uid,
        joins,
        takePlace: () => raiseToHost(transaction, roomId, { member: memberNow, epoch: access.epoch + 1 }),
      }),
    };
  });
}
