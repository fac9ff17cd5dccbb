import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toIdentity } from '@/lib/livekit/identity';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import type { PendingEntry } from '@/lib/rooms/server/outbox-gateways';
import { admittedCollection } from '@/lib/rooms/server/room-references';
import { settle } from '@/lib/rooms/server/settle-outbox';

/**
 * Puts somebody out of every call that they are in, on all their devices; they stay members. It does not throw
 * when the media server does not answer: nobody gets in by these joins any more, and the outbox goes on trying.
 */
export async function leaveEveryCall(uid: string): Promise<void> {
  const rows = await openJoins(uid).get();
  const roomIds = new Set(rows.docs.map((row) => row.data().roomId));
  await Promise.all([...roomIds].map((roomId) => leaveCallIn(roomId, uid)));
}

const openJoins = (uid: string) => admittedCollection().where('uid', '==', uid).where('closed', '==', false);

async function leaveCallIn(roomId: string, uid: string): Promise<void> {
  const pending = await runTransaction(async (transaction): Promise<PendingEntry | null> => {
    const { docs } = await transaction.get(openJoins(uid).where('roomId', '==', roomId));
    if (docs.length === 0) return null;
    const joinIds = docs.map((row) => row.data().joinId);
    for (const row of docs) transaction.update(row.ref, { closed: true });
    const mirror = joinIds.map((joinId) => ({ kind: 'join', identity: toIdentity(uid, joinId) }) as const);
    // They may come back under a new sign-in before this is carried out: no epoch of theirs is older than that,
    // so only the joins that were closed are put out.
    const media = { kind: 'remove-person', uid, joinIds, epoch: 0 } as const;
    return enqueue(transaction, newOutboxEntry({ roomId, mirror, media }, Date.now()));
  });
  if (!pending) return;
  try {
    await settle(pending);
  } catch (error) {
    writeLog('outbox-left', { roomId, ...outcomeOf(error) });
  }
}
