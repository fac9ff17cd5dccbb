import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { outboxLease } from '@/lib/rooms/outbox-entry';
import { outboxGateways, type OutboxGateways } from '@/lib/rooms/server/outbox-gateways';
import { drainRoom } from '@/lib/rooms/server/settle-outbox';

/** How often it is looked whether others are done (ms). */
const lookEvery = 100;

/**
 * Carries out all that waits for a room and names somebody, before what it is found by goes. What others are at is
 * waited for, and not done beside them: a twin that they write after its row is gone would stay. Throws
 * `server/unavailable` when something could not be carried out.
 */
export async function settleNaming(
  roomId: string,
  uid: string,
  gateways: OutboxGateways = outboxGateways,
): Promise<void> {
  const until = gateways.now() + outboxLease;
  for (;;) {
    await drainRoom(roomId, gateways);
    const entries = await gateways.outbox.list(roomId);
    const waiting = entries.filter((entry) => JSON.stringify(entry).includes(uid));
    if (waiting.length === 0) return;
    const now = gateways.now();
    const isTaken = waiting.some(({ leasedUntil }) => leasedUntil > now);
    // What nobody is at was just tried.
    if (!isTaken || now >= until) throw new AppError('server/unavailable');
    await gateways.sleep(lookEvery);
  }
}
