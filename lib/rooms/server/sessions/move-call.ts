import 'server-only';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readRoom } from '@/lib/rooms/server/documents/read-place';
import { openSession } from '@/lib/rooms/server/documents/read-standing';
import { writeSessionFacts } from '@/lib/rooms/server/documents/write-session';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { enqueueAsNeeded } from '@/lib/rooms/server/outbox/enqueue';
import { noteOutsider, type Outsider } from '@/lib/rooms/session/outsiders';
import { movesOf } from '@/lib/rooms/session/session';

/**
 * Notes an outsider who was found in the open call of a room, and has the call go on in another room of the media
 * server where `noteOutsider` says so. Tokens cannot be revoked there; one that names a room which is over opens
 * nothing. The pages inside come back by themselves.
 */
export async function moveCall(roomId: string, outsider: Outsider): Promise<void> {
  const pending = await runTransaction(async (transaction) => {
    const now = Date.now();
    const { head } = await readRoom(transaction, roomId);
    const open = openSession(head);
    const session = open && noteOutsider(open, outsider, now);
    if (!session) return null;
    writeSessionFacts(transaction, { roomId, session });
    if (movesOf(session) === movesOf(open)) return null;
    return enqueueAsNeeded(
      transaction,
      roomId,
      { mirror: [], media: { kind: 'close-left-room', moves: outsider.from } },
      now,
    );
  });
  if (pending) await deliver([pending]);
}
