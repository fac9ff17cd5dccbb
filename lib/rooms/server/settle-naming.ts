import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { outboxGateways, type OutboxGateways } from '@/lib/rooms/server/outbox-gateways';
import { settleEach } from '@/lib/rooms/server/settle-outbox';

/** How often it is looked whether others are done (ms). */
const lookEvery = 250;

/**
 * Carries out all that waits for a room and names somebody, before what it is found by goes. What others are at is
 * waited for, and carried out here once they must be gone: a twin that they write after its row is gone would stay.
 * Throws `server/unavailable` when something could not be carried out, or others are still at it in the end.
 *
 * @param until when it waits for others no longer (ms)
 */
export async function settleNaming(
  roomId: string,
  { uid, until }: { uid: string; until: number },
  gateways: OutboxGateways = outboxGateways,
): Promise<void> {
  for (;;) {
    const waiting = await gateways.outbox.list(roomId);
    const naming = waiting.filter((entry) => JSON.stringify(entry).includes(uid));
    if (naming.length === 0) return;
    const now = gateways.now();
    const free = naming.filter(({ leasedUntil }) => leasedUntil <= now);
    if (free.length > 0) await settleOrRefuse(free, gateways);
    else if (now >= until) throw new AppError('server/unavailable');
    else await gateways.sleep(lookEvery);
  }
}

async function settleOrRefuse(...given: Parameters<typeof settleEach>): Promise<void> {
  try {
    await settleEach(...given);
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
