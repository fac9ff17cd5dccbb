import 'server-only';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readRoom } from '@/lib/rooms/server/documents/read-place';
import { openSession } from '@/lib/rooms/server/documents/read-standing';
import { writeSessionFacts } from '@/lib/rooms/server/documents/write-session';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { enqueueAsNeeded } from '@/lib/rooms/server/outbox/enqueue';
import { moveOn } from '@/lib/rooms/session/session';

/**
 * Has the open call of a room go on in another room of the media server, unless it has moved on already. Tokens cannot
 * be revoked there; one that names a room which is over opens nothing. The pages inside come back by themselves.
 *
 * @param from after how many moves the room was left in which an outsider was found
 */
export async function moveCall(roomId: string, from: number): Promise<void> {
  const pending = await runTransaction(async (transaction) => {
    const now = Date.now();
    const { head } = await readRoom(transaction, roomId);
    const open = openSession(head);
    const session = open && moveOn(open, from, now);
    if (!session) return null;
    writeSessionFacts(transaction, { roomId, session });
    return enqueueAsNeeded(
      transaction,
      roomId,
      { mirror: [], media: { kind: 'close-left-room', moves: from } },
      now,
    );
  });
  if (pending) await deliver([pending]);
}
