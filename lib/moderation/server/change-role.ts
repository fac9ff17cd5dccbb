import 'server-only';
import type { Why } from '@/lib/audit/reason';
import { FieldValue } from 'firebase-admin/firestore';
import { auditId } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { changeRole } from '@/lib/moderation/contract';
import { decideRole, type Role } from '@/lib/moderation/decide-role';
import type { AccessEntry } from '@/lib/rooms/schema';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { joinTargets, openJoinsOf } from '@/lib/rooms/server/documents/open-joins';
import { accessReference, memberReference } from '@/lib/rooms/server/documents/room-references';
import { writeEntry } from '@/lib/rooms/server/members/write-entry';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const changeRoleCallable = roomCallable(changeRole, 'member:moderate', async ({ caller, input }) => ({
  back: await changeRoleOf({ ...input, actorUid: caller.uid }),
}));

type Options = Role & Why & { roomId: string; uid: string; actorUid: string };

/**
 * Changes somebody's role: member, entry and open joins. It resolves when the Realtime Database has it, and the media
 * server for every connection of theirs. Returns what brings back what stood, one after the other.
 *
 * Throws `rooms/not-a-member`, and as `commandInRoom` and `decideRole`.
 */
export async function changeRoleOf(options: Options): Promise<Role[]> {
  const { roomId, uid, profile, lasts, actorUid, reason } = options;
  const command = {
    roomId,
    by: actorUid,
    capability: 'member:moderate',
    also: {
      member: memberReference(roomId, uid),
      entry: accessReference(roomId, uid),
      actorEntry: accessReference(roomId, actorUid),
    },
  } as const;
  const back = await commandInRoom(command, async ({ tx, room, head, organization, also }) => {
    const member = also.member.data();
    if (!member) throw new AppError('rooms/not-a-member');
    const entry = requirePresent(also.entry.data());
    const session = head?.session ?? null;
    const actor = { uid: actorUid, entry: requirePresent(also.actorEntry.data()) };
    const facts = { uid, kind: member.kind, ownerUid: room.ownerUid, entry, session, actor, organization };
    const change = decideRole(facts, { profile, lasts });
    if (!change) return null;

    const joins = await tx.get(openJoinsOf(roomId, uid));
    writeEntry(tx, roomId, uid, change.entry);
    const isLasting = change.entry.profile !== entry.profile;
    if (isLasting) tx.set(memberReference(roomId, uid), { ...member, profile });
    // Whether a lock keeps them out is asked again, for their new role.
    for (const row of joins.docs) tx.update(row.ref, { profile, bypassesLock: FieldValue.delete() });
    return {
      audit: {
        id: auditId('profile-changed', roomId, uid, change.entry.epoch),
        action: 'profile-changed',
        subjectUid: uid,
        before: change.before,
        after: { profile, lasts },
        ...(reason !== undefined && { reason }),
      },
      outbox: {
        mirror: [{ kind: 'person', uid }, ...joinTargets(uid, joins)],
        media: { kind: 'update-person', uid },
        ...(isLasting && { listings: true }),
      },
      outcome: change.back,
    };
  });
  return back ?? [];
}

function requirePresent(entry: AccessEntry | undefined): Extract<AccessEntry, { profile: unknown }> {
  if (!entry || !('profile' in entry)) throw new AppError('rooms/not-a-member');
  return entry;
}
