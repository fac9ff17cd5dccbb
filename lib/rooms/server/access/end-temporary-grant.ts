import 'server-only';
import type { Capability } from '@/lib/access/capabilities';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { writeDecision } from '@/lib/rooms/server/outbox/change-in-room';
import { scheduleReconcile } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { matrixReference, accessReference } from '@/lib/rooms/server/documents/room-references';
import { isTemporaryGrantOver } from '@/lib/rooms/session/lending';
import { isOpen } from '@/lib/rooms/session/session';
import { writeException } from '@/lib/rooms/server/access/write-exception';
import { deliver } from '@/lib/rooms/server/outbox/deliver';

type Stopped = { roomId: string; uid: string; capability: Capability; at: number };

/** Somebody has stopped sending: what they were allowed once is over. For everybody else nothing happens. */
export async function endTemporaryGrant({ roomId, uid, capability, at }: Stopped): Promise<void> {
  const now = Date.now();
  const entries = await runTransaction(async (transaction) => {
    const [entry, head] = await Promise.all([
      transaction.get(accessReference(roomId, uid)),
      transaction.get(matrixReference(roomId)),
    ]);
    const before = entry.data();
    const latest = head.data()?.latest;
    if (!before || !('profile' in before) || !latest || !isOpen(latest)) return [];
    const exception = before.exceptions[capability];
    // A pause has stopped them; they go on when it is over.
    if (!exception || latest.live.paused || !isTemporaryGrantOver(exception, at)) return [];
    // Not before: most people who stop sending were lent nothing.
    const scheduled = await scheduleReconcile(roomId);
    const { [capability]: _, ...exceptions } = before.exceptions;
    const change = {
      before: exception,
      after: null,
      entry: { ...before, exceptions, epoch: before.epoch + 1 },
    };
    const decision = writeException(transaction, { roomId, uid, capability, change });
    return writeDecision(transaction, scheduled, decision, { by: uid, now });
  });
  await deliver(entries);
}
