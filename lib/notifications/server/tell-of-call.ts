import 'server-only';
import { parseIdentity } from '@/lib/livekit/identity';
import { notifyLater } from '@/lib/notifications/server/notify';

/** Notifies members that a room begins, and whose arrival began it. */
function tellOfBeginning(begun: { roomId: string; sessionId: string; identity: string }): void {
  const { roomId, sessionId, identity } = begun;
  const uid = parseIdentity(identity)?.uid;
  const by = uid === undefined ? null : { uid };
  notifyLater({ id: `begins-${sessionId}`, kind: 'room-begins', roomId, by, to: 'everyone' });
}

/** Tells those who came to a session that it is over. */
export function tellOfEnd({ roomId, sessionId }: { roomId: string; sessionId: string }): void {
  notifyLater({
    id: `receipt-${sessionId}`,
    kind: 'receipt',
    roomId,
    by: null,
    to: { cameTo: sessionId },
    // One that has begun again meanwhile ends later: those who are back are told then.
    isSeenInside: true,
  });
}

/** Both, for those who hand them in together. */
export const callTellers = { tellOfBeginning, tellOfEnd };
