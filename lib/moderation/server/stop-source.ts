import 'server-only';
import { auditId, auditReference, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { parseIdentity } from '@/lib/livekit/identity';
import { toRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import type { Stoppable } from '@/lib/moderation/stoppable';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { profileIn } from '@/lib/rooms/profile-in';
import { isAtMost } from '@/lib/rooms/profile-rank';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { accessReference, matrixReference, roomReference } from '@/lib/rooms/server/room-references';
import { isOpen } from '@/lib/rooms/session';

type Options = {
  roomId: string;
  sessionId: string;
  uid: string;
  source: Stoppable;
  actorUid: string;
  callId: string;
};

/**
 * Turns one thing off that a person sends, from wherever they are inside, once. It changes nothing that is kept: they may
 * turn it on again, so an attempt that is cut off is not carried on later. The deed is written down before it is done.
 *
 * A microphone or camera is muted, as its owner could. A shared screen cannot be muted away, its last picture would stay:
 * the right to share goes for a moment, which ends the track, and comes back by the outbox, also when this is cut off.
 *
 * Throws `rooms/not-found`, `rooms/no-session`, `rooms/not-a-member`, `call/media-server-unreachable`, and
 * `access/denied` about the owner and whoever ranks above the actor; and as `permitAgain`.
 */
export async function stopSourceOf({
  roomId,
  sessionId,
  uid,
  source,
  actorUid,
  callId,
}: Options): Promise<void> {
  const id = auditId('source-stopped', callId);
  const pending = await changeInRoom(roomId, async (transaction, at) => {
    const [room, entry, head, written, actor] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(matrixReference(roomId)),
      transaction.get(auditReference(id)),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'member:moderate' }),
    ]);
    const latest = head.data()?.latest;
    if (latest?.id !== sessionId || !isOpen(latest)) throw new AppError('rooms/no-session');
    const theirs = entry.data();
    if (!theirs || !('profile' in theirs)) throw new AppError('rooms/not-a-member');
    const isTheirs = uid !== room.data()?.ownerUid && isAtMost(profileIn(theirs, sessionId), actor.profile);
    if (!isTheirs) throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
    // Cut off and run again, it is the same deed.
    if (!written.exists) {
      writeAudit(transaction, id, {
        action: 'source-stopped',
        actorUid,
        subjectUid: uid,
        roomId,
        after: { source, session: sessionId },
        at,
      });
    }
    if (source !== 'screen') return null;
    return enqueue(
      transaction,
      newOutboxEntry({ roomId, mirror: [], media: { kind: 'update-person', uid } }, at),
    );
  });
  const name = toRoomName(readLivekitEnvironment().roomPrefix, roomId);
  const isTheirs = (identity: string) => parseIdentity(identity)?.uid === uid;
  if (source === 'screen') await livekitGateway.endScreens(name, isTheirs);
  else await livekitGateway.muteTracks(name, source, ({ identity }) => isTheirs(identity));
  if (pending) await finishChange(roomId, pending);
}
