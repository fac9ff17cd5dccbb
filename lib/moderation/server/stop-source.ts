import 'server-only';
import { auditId, auditReference } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { stopSource } from '@/lib/moderation/contract';
import { finishChange } from '@/lib/rooms/server/outbox/change-in-room';
import { parseIdentity } from '@/lib/livekit/identity';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { mediaRoomOf } from '@/lib/rooms/server/documents/media-room';
import type { Stoppable } from '@/lib/moderation/stoppable';
import { profileIn } from '@/lib/rooms/members/profile-in';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import type { Session } from '@/lib/rooms/schema';
import { commitCommand } from '@/lib/rooms/server/command-in-room';
import { accessReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const stopSourceCallable = roomCallable(
  stopSource,
  'member:moderate',
  async ({ caller, input, callId }) => {
    await stopSourceOf({ ...input, actorUid: caller.uid, callId });
    return { sessionId: input.sessionId, source: input.source };
  },
);

type Options = {
  roomId: string;
  sessionId: string;
  uid: string;
  source: Stoppable;
  actorUid: string;
  callId: string;
};

/**
 * Turns off one thing that a person sends, on all their devices inside, once. It changes no lasting state: they may
 * turn it on again, so nobody retries an attempt that was cut off. The audit row is written first.
 *
 * A microphone or camera is muted, as its owner could. A muted shared screen would leave its last picture. So the
 * right to share goes for a moment, which ends the track, and the outbox gives it back, even when this is cut off.
 *
 * Throws `rooms/no-session`, `rooms/not-a-member`, `call/media-server-unreachable`, `access/denied` about the owner
 * and a member who ranks above the caller; and as `commandInRoom`.
 */
export async function stopSourceOf(options: Options): Promise<void> {
  const { roomId, sessionId, uid, source, actorUid, callId } = options;
  const id = auditId('source-stopped', callId);
  const command = {
    roomId,
    by: actorUid,
    capability: 'member:moderate',
    also: { entry: accessReference(roomId, uid), written: auditReference(id) },
  } as const;
  let open: Session | null = null;
  const { entries } = await commitCommand(command, ({ room, session, standing, also }) => {
    if (session?.id !== sessionId) throw new AppError('rooms/no-session');
    open = session;
    const theirs = also.entry.data();
    if (!theirs || !('profile' in theirs)) throw new AppError('rooms/not-a-member');
    const isTheirs = uid !== room.ownerUid && isAtMost(profileIn(theirs, sessionId), standing.profile);
    if (!isTheirs) throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
    const after = { source, session: sessionId };
    return {
      // A retry finds the row of its first try.
      ...(!also.written.exists && { audit: { id, action: 'source-stopped', subjectUid: uid, after } }),
      ...(source === 'screen' && { outbox: { mirror: [], media: { kind: 'update-person', uid } } }),
    };
  });
  const name = mediaRoomOf(roomId, open);
  const isTheirs = (identity: string) => parseIdentity(identity)?.uid === uid;
  if (source === 'screen') await livekitGateway.endScreens(name, isTheirs);
  else await livekitGateway.muteTracks(name, source, ({ identity }) => isTheirs(identity));
  if (entries.length > 0) await finishChange(roomId, entries);
}
