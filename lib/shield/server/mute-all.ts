import 'server-only';
import { isProfileId, natureOf } from '@/lib/access/profiles';
import { auditId, auditReference, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { matrixReference } from '@/lib/rooms/server/room-references';
import { isOpen } from '@/lib/rooms/session';

type MuteAll = { roomId: string; sessionId: string; actorUid: string; callId: string };

/**
 * Mutes everyone in a call who is no host, once. It changes nothing that is kept: whoever was muted may turn the
 * microphone on again, so an attempt that is cut off is not carried on later, when it would surprise. The deed is
 * written down before it is done.
 *
 * Returns the identities whose microphones were on. Throws `rooms/no-session`, `call/media-server-unreachable`,
 * and as `permitAgain`.
 */
export async function muteAllIn({ roomId, sessionId, actorUid, callId }: MuteAll): Promise<string[]> {
  const at = Date.now();
  const id = auditId('all-muted', callId);
  await runTransaction(async (transaction) => {
    const [head, written] = await Promise.all([
      transaction.get(matrixReference(roomId)),
      transaction.get(auditReference(id)),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'member:moderate' }),
    ]);
    const latest = head.data()?.latest;
    if (latest?.id !== sessionId || !isOpen(latest)) throw new AppError('rooms/no-session');
    // Cut off and run again, it is the same deed.
    if (written.exists) return;
    const after = { session: sessionId };
    writeAudit(transaction, id, { action: 'all-muted', actorUid, roomId, after, at });
  });
  const name = toRoomName(readLivekitEnvironment().roomPrefix, roomId);
  return livekitGateway.muteTracks(name, 'microphone', ({ attributes }) => {
    const profile = attributes['profile'];
    return !isProfileId(profile) || !natureOf(profile).isHost;
  });
}
