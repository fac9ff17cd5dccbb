import 'server-only';
import { traitsOf } from '@/lib/access/profiles';
import { auditId, versionOf } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { putBack } from '@/lib/moderation/contract';
import { newPass } from '@/lib/rooms/admission/lobby-pass';
import type { Notice } from '@/lib/rooms/outbox/outbox-entry';
import { profileIn } from '@/lib/rooms/members/profile-in';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { joinTargets, openJoinsOf } from '@/lib/rooms/server/documents/open-joins';
import {
  accessReference,
  lobbyPassReference,
  memberReference,
} from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const putBackCallable = roomCallable(putBack, 'member:moderate', async ({ caller, input }) => {
  await putBackOf({ ...input, actorUid: caller.uid });
  return {};
});

type Options = { roomId: string; sessionId: string; uid: string; actorUid: string };

/**
 * Puts a member out of the call and before its door. State first: from the commit on no token lets them in, old or new,
 * until somebody at the lobby does. They stay a member. Repeating it changes nothing, and puts back a member who was
 * let in since.
 *
 * Throws `rooms/no-session`, `rooms/not-a-member`, `access/denied` about the owner, a member who ranks above the
 * caller, and those who run the room; and as `commandInRoom`.
 */
export async function putBackOf({ roomId, sessionId, uid, actorUid }: Options): Promise<void> {
  const command = {
    roomId,
    by: actorUid,
    capability: 'member:moderate',
    also: {
      member: memberReference(roomId, uid),
      entry: accessReference(roomId, uid),
      pass: lobbyPassReference(roomId, uid),
    },
  } as const;
  await commandInRoom(command, async ({ tx, now, room, session, standing, also }) => {
    if (session?.id !== sessionId) throw new AppError('rooms/no-session');
    const [theirs, person, before] = [also.entry.data(), also.member.data(), also.pass.data()];
    if (!theirs || !('profile' in theirs) || !person) throw new AppError('rooms/not-a-member');
    const profile = profileIn(theirs, sessionId);
    const mayWait = uid !== room.ownerUid && !traitsOf(profile).isHost && isAtMost(profile, standing.profile);
    if (!mayWait) throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
    const joins = await tx.get(openJoinsOf(roomId, uid));
    for (const row of joins.docs) tx.update(row.ref, { closed: true });
    // Each join by its own identity: a member who is let in again meanwhile has another one, and is left alone.
    const outbox = joinTargets(uid, joins).map((target): Notice => ({
      mirror: [target],
      media: { kind: 'remove-identity', identity: target.identity },
    }));
    if (before?.state === 'waiting' && before.sessionId === sessionId) return { outbox };
    const { name, kind } = person;
    const outside = { ...newPass({ roomId, uid, name, kind, at: now }), sessionId };
    tx.set(lobbyPassReference(roomId, uid), outside);
    const id = auditId('lobby-put-back', roomId, uid, versionOf(also.pass));
    const audit = {
      id,
      action: 'lobby-put-back',
      subjectUid: uid,
      after: { session: sessionId },
    } as const;
    return { audit, outbox };
  });
}
