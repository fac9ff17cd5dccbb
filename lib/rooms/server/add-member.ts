import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { findUserByEmail } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate';
import { AppError } from '@/lib/core/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { isAtMost } from '@/lib/rooms/profile-rank';
import { takenFrom } from '@/lib/rooms/restrictions';
import { requireTakingIn } from '@/lib/rooms/require-taking-in';
import { findSeat } from '@/lib/rooms/server/find-seat';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { additionsPerPerson } from '@/lib/rooms/server/room-limits';
import {
  accessReference,
  banReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { writeMember } from '@/lib/rooms/server/write-member';

type Options = { roomId: string; email: string; profile: PersonProfileId; addedBy: string; callId: string };

/**
 * Makes an account a member of a room. Throws `rooms/no-such-account` (also for one that is going or disabled),
 * `rooms/already-member`,
 * `rooms/person-banned`, `rooms/not-found`, `rooms/archived` for a room that is put away, and `request/rate-limited`
 * when whoever adds them has added enough for now; `access/denied` for a role above theirs, and as `permitAgain`.
 */
export async function addMemberTo(options: Options): Promise<{ uid: string; name: string }> {
  const { roomId, email, profile, addedBy, callId } = options;
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('rooms/no-such-account');
  const { uid, name, kind } = user;
  const seat = await findSeat(roomId, uid);
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const [room, member, entry, ban, gate, spend, adder] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(banReference(roomId, uid)),
      transaction.get(gateReference(uid)),
      readBudget(transaction, { limit: additionsPerPerson, subject: addedBy }),
      permitAgain(transaction, { roomId, uid: addedBy, capability: 'member:add' }),
    ]);
    const data = room.data();
    if (!data) throw new AppError('rooms/not-found');
    if (!isAtMost(profile, adder.ownProfile)) {
      throw new AppError('access/denied', { details: { capability: 'member:add' } });
    }
    const isOwnWork = member.data()?.addedByCall === callId;
    if (member.exists && !isOwnWork) throw new AppError('rooms/already-member');
    if (!isOwnWork) {
      requireTakingIn(data);
      // Shut since they were found: nobody who is going gets another place.
      if (gate.data()?.disabled) throw new AppError('rooms/no-such-account');
      if (ban.exists) throw new AppError('rooms/person-banned');
      spend();
      const epoch = (entry.data()?.epoch ?? 0) + 1;
      const person = { uid, name, kind };
      const said = takenFrom(entry.data());
      writeMember(transaction, {
        roomId,
        room: data,
        person,
        profile,
        seat,
        addedBy,
        epoch,
        now,
        callId,
        said,
      });
      writeAudit(transaction, auditId('member-added', roomId, uid, epoch), {
        action: 'member-added',
        actorUid: addedBy,
        subjectUid: uid,
        roomId,
        after: { profile },
        at: now,
      });
    }
    return enqueue(transaction, newOutboxEntry({ roomId, mirror: [{ kind: 'person', uid }] }, now));
  });
  await finishChange(roomId, pending);
  return { uid, name };
}
