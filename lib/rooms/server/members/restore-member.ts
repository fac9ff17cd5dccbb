import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { preferredSeat } from '@/lib/core/person-hue';
import { restoreMember } from '@/lib/rooms/contract';
import { requireGift } from '@/lib/rooms/members/gift';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import {
  accessReference,
  banReference,
  memberReference,
  removalReference,
} from '@/lib/rooms/server/documents/room-references';
import { writeMember } from '@/lib/rooms/server/members/write-member';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const restoreMemberCallable = roomCallable(
  restoreMember,
  'member:moderate',
  async ({ caller, input, callId }) => {
    await restoreMemberIn({ ...input, restoredBy: caller.uid, callId });
    return {};
  },
);

type Options = { roomId: string; uid: string; restoredBy: string; callId: string };

/**
 * Undoes a removal: the person is again what they were, with their colour, since when they belong here, and what hosts
 * have lent to them or taken from them. Their call stays ended. Restoring a member does nothing. Throws
 * `rooms/undo-over` when nothing is kept of them or their account is going, `rooms/person-banned`, `access/denied` for
 * somebody who ranks above the caller, and as `commandInRoom`.
 */
export async function restoreMemberIn(options: Options): Promise<void> {
  const { roomId, uid, restoredBy, callId } = options;
  const command = {
    roomId,
    by: restoredBy,
    capability: 'member:moderate',
    also: {
      member: memberReference(roomId, uid),
      removal: removalReference(roomId, uid),
      entry: accessReference(roomId, uid),
      user: userReference(uid),
      ban: banReference(roomId, uid),
      gate: gateReference(uid),
    },
  } as const;
  await commandInRoom(command, ({ tx, now, room, standing, organization, also }) => {
    const { member, removal, entry, user, ban, gate } = also;
    const [was, account] = [removal.data(), user.data()];
    if (member.exists) return null;
    if (!was || was.expiresAt <= now || !account) throw new AppError('rooms/undo-over');
    if (gate.data()?.disabled) throw new AppError('rooms/undo-over');
    if (ban.exists) throw new AppError('rooms/person-banned');
    const { kind } = account;
    requireGift(organization, { profile: was.profile, giver: standing.profile, kind }, 'member:moderate');
    const { profile, seat = preferredSeat(uid), addedAt, hereAt, lent, exceptions = {} } = was;
    const epoch = (entry.data()?.epoch ?? 0) + 1;
    writeMember(tx, {
      roomId,
      room,
      person: { ...account, uid },
      profile,
      seat,
      addedBy: restoredBy,
      epoch,
      now,
      callId,
      kept: { addedAt, ...(hereAt !== undefined && { hereAt }) },
      said: { exceptions, ...(lent !== undefined && { lent }) },
    });
    const id = auditId('member-restored', roomId, uid, epoch);
    return {
      audit: { id, action: 'member-restored', subjectUid: uid, after: { profile } },
      // Their own list gets the last session back, too.
      outbox: { mirror: [{ kind: 'person', uid }], listings: true },
    };
  });
}
