import 'server-only';
import type { JoinWrites, TokenPorts } from '@/lib/call/server/token/token-ports';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { toIdentity } from '@/lib/livekit/identity';
import type { Admitted } from '@/lib/rooms/schema';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';

type Ports = Pick<TokenPorts, 'patchDatabase' | 'mirror' | 'finish' | 'later'>;

/**
 * Writes the replica of a committed join, with the answers that it brings, and nothing for an unchanged one.
 * Everything else follows after the answer.
 */
export async function mirrorJoin(
  ports: Ports,
  { row, isKept, prepared }: JoinWrites,
  pending: PendingEntry | null,
): Promise<void> {
  const { roomId, uid, joinId, sessionId, expiresAt } = row;
  if (isKept && !prepared) return;
  const outcome = await ports.patchDatabase({
    [`admitted/${roomId}/${uid}/${joinId}`]: { sessionId, expiresAt },
    ...(prepared && { [`access/${roomId}/_matrix`]: matrixAnswers(prepared) }),
  });
  if (outcome === 'refused') {
    // What the rules need is not there yet, or something newer is: mirror from the originals.
    const join = { kind: 'join', identity: toIdentity(uid, joinId) } as const;
    await ports.mirror(roomId, [{ kind: 'matrix' }, { kind: 'person', uid }, join]);
  }
  // A join waits for nobody: people inside get newer answers once the token is on its way.
  if (pending) ports.later(() => ports.finish(pending));
  else if (outcome === 'written') ports.later(() => lookAgain(ports, row));
}

/**
 * Between the commit and its replica somebody may have closed the join and removed a replica that was not there
 * yet. The late replica would let the person in for a day. Outbox entries need no second look, because their
 * delivery has one.
 */
async function lookAgain({ mirror }: Ports, { roomId, uid, joinId }: Admitted): Promise<void> {
  const identity = toIdentity(uid, joinId);
  try {
    await mirror(roomId, [{ kind: 'join', identity }]);
  } catch (error) {
    writeLog('twin-not-looked-at', { roomId, identity, ...outcomeOf(error) });
  }
}

function matrixAnswers({ room, session, epoch, organization }: NonNullable<JoinWrites['prepared']>) {
  const { latest: _, ...matrix } = matrixDocument(room, session, epoch, organization);
  return matrix;
}
