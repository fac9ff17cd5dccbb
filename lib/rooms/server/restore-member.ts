import 'server-only';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate';
import { AppError } from '@/lib/core/app-error';
import { preferredSeat } from '@/lib/core/person-hue';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { isAtMost } from '@/lib/rooms/profile-rank';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import {
  accessReference,
  banReference,
  memberReference,
  removalReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { writeMember } from '@/lib/rooms/server/write-member';

type Options = { roomId: string; uid: string; restoredBy: string; callId: string };

/**
 * Undoes a removal: the person is again what they were, with their colour, since when they belong here, and what hosts
 * have lent to them or taken from them. Their call stays ended. Restoring a member does nothing. Throws `rooms/undo-over` when nothing is kept of them any
 * more or their account is going, `rooms/person-banned`, `access/denied` for whoever ranks above the restorer, and as
 * `permitAgain`.
 */
export async function restoreMemberIn(options: Options): Promise<void> {
  const { roomId, uid, restoredBy, callId } = options;
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const [room, member, removal, entry, user, ban, gate, restorer] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(memberReference(roomId, uid)),
      transaction.get(removalReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(userReference(uid)),
      transaction.get(banReference(roomId, uid)),
      transaction.get(gateReference(uid)),
      permitAgain(transaction, { roomId, uid: restoredBy, capability: 'member:moderate' }),
    ]);
    const [roomNow, was, account] = [room.data(), removal.data(), user.data()];
    if (!roomNow) throw new AppError('rooms/not-found');
    if (member.exists) return null;
    if (!was || was.expiresAt <= now || !account) throw new AppError('rooms/undo-over');
    if (gate.data()?.disabled) throw new AppError('rooms/undo-over');
    if (ban.exists) throw new AppError('rooms/person-banned');
    if (!isAtMost(was.profile, restorer.profile)) {
      throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
    }
    const { name, kind } = account;
    const { profile, seat = preferredSeat(uid), addedAt, hereAt, lent, exceptions = {} } = was;
    const epoch = (entry.data()?.epoch ?? 0) + 1;
    writeMember(transaction, {
      roomId,
      room: roomNow,
      person: { uid, name, kind },
      profile,
      seat,
      addedBy: restoredBy,
      epoch,
      now,
      callId,
      kept: { addedAt, ...(hereAt !== undefined && { hereAt }) },
      said: { exceptions, ...(lent !== undefined && { lent }) },
    });
    writeAudit(transaction, auditId('member-restored', roomId, uid, epoch), {
      action: 'member-restored',
      actorUid: restoredBy,
      subjectUid: uid,
      roomId,
      after: { profile },
      at: now,
    });
    // Their own list gets the last session back, too.
    return enqueue(
      transaction,
      newOutboxEntry({ roomId, mirror: [{ kind: 'person', uid }], listings: true }, now),
    );
  });
  await finishChange(roomId, pending);
}
