import 'server-only';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { auditId, auditReference, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { mediaRoomOf } from '@/lib/rooms/server/documents/media-room';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { muteAll } from '@/lib/shield/contract';

export const muteAllCallable = roomCallable(
  muteAll,
  'member:moderate',
  async ({ caller, input, callId }) => ({
    sessionId: input.sessionId,
    muted: await muteAllIn({ ...input, actorUid: caller.uid, callId }),
  }),
);

type MuteAll = { roomId: string; sessionId: string; actorUid: string; callId: string };

/**
 * Mutes everyone in a call except hosts, once. It changes no stored state: muted people may turn the microphone on
 * again. So nobody resumes an attempt that was cut off, which would surprise them later. The audit row is written
 * first.
 *
 * Returns the identities whose microphones were on. Throws `rooms/no-session`, `call/media-server-unreachable`, and
 * as `readPermitted`.
 */
export async function muteAllIn({ roomId, sessionId, actorUid, callId }: MuteAll): Promise<string[]> {
  const at = Date.now();
  const id = auditId('all-muted', callId);
  const session = await runTransaction(async (transaction) => {
    const also = { written: auditReference(id) };
    const question = { roomId, uid: actorUid, capability: 'member:moderate', also } as const;
    const { session: open, also: read } = await readPermitted(transaction, question);
    if (open?.id !== sessionId) throw new AppError('rooms/no-session');
    const after = { session: sessionId };
    // A retry finds the row of its first try.
    if (!read.written.exists)
      writeAudit(transaction, id, { action: 'all-muted', actorUid, roomId, after, at });
    return open;
  });
  const name = mediaRoomOf(roomId, session);
  return livekitGateway.muteTracks(name, 'microphone', ({ attributes }) => {
    const profile = attributes['profile'];
    return !isProfileId(profile) || !traitsOf(profile).isHost;
  });
}
