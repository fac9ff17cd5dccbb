import 'server-only';
import { natureOf } from '@/lib/access/profiles';
import { serverActor } from '@/lib/audit/schema';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { hostlessRule } from '@/lib/rooms/hostless';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { presentSince } from '@/lib/rooms/presence';
import { endSessionIn } from '@/lib/rooms/server/end-session';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { admittedCollection, matrixReference, roomReference } from '@/lib/rooms/server/room-references';
import { settle } from '@/lib/rooms/server/settle-outbox';
import { writeSession } from '@/lib/rooms/server/write-session';
import { isOpen } from '@/lib/rooms/session';
import { decideHostless } from '@/lib/shield/decide-hostless';

/**
 * Looks whether hosts are in a call, and does what its room says about calls without one, if that is due. Pages ask
 * for it; what they see decides nothing. Returns whether hosts are inside.
 */
export async function reviewHostsIn(roomId: string, sessionId: string): Promise<boolean> {
  const hosts = await findHosts(sessionId);
  const now = Date.now();
  const { pending, ends } = await runTransaction(async (transaction) => {
    const [roomSnapshot, head, organization] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      readOrganizationIn(transaction),
    ]);
    const room = roomSnapshot.data();
    const { latest = null, epoch = 0 } = head.data() ?? {};
    if (!room || latest?.id !== sessionId || !isOpen(latest)) return { pending: null, ends: false };
    const deed = decideHostless({ rule: hostlessRule(room.hostless), live: latest.live, hosts, now });
    if (deed.kind !== 'change') return { pending: null, ends: deed.kind === 'end' };
    const { live } = deed;
    writeSession(transaction, { roomId, room, session: { ...latest, live }, epoch: epoch + 1, organization });
    if (live.locked !== latest.live.locked) {
      writeAudit(transaction, auditId('shield-changed', roomId, epoch + 1), {
        action: 'shield-changed',
        actorUid: serverActor,
        roomId,
        before: { locked: latest.live.locked },
        after: { locked: live.locked },
        at: now,
      });
    }
    const entry = newOutboxEntry({ roomId, mirror: [{ kind: 'matrix' }] }, now);
    return { pending: enqueue(transaction, entry), ends: false };
  });
  if (pending) await settle(pending);
  if (ends) await endSessionIn(roomId, serverActor);
  return hosts.areInside;
}

async function findHosts(sessionId: string): Promise<{ areInside: boolean; haveBeen: boolean }> {
  const rows = await admittedCollection().where('sessionId', '==', sessionId).get();
  const ofHosts = rows.docs.map((row) => row.data()).filter(({ profile }) => natureOf(profile).isHost);
  return {
    areInside: ofHosts.some((row) => !row.closed && presentSince(row) !== null),
    haveBeen: ofHosts.some(({ arrived }) => arrived !== null),
  };
}
