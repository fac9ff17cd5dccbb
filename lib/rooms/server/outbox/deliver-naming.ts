import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { deliver, type TellOfEnd } from '@/lib/rooms/server/outbox/deliver';
import { outboxPorts, type OutboxPorts } from '@/lib/rooms/server/outbox/outbox-ports';

/** How often it is looked whether others are done (ms). */
const lookEvery = 250;

/**
 * Delivers all that waits for a room and names somebody, before the rows that it is found by go. It waits for what
 * others are at, and delivers that once they must be gone: a replica that they write after its row is gone would stay.
 * Throws `server/unavailable` when a delivery fails, or others are still at it in the end.
 *
 * @param until when it waits for others no longer (ms)
 */
export async function deliverNaming(
  roomId: string,
  { uid, until, tellOfEnd }: { uid: string; until: number; tellOfEnd: TellOfEnd },
  ports: OutboxPorts = outboxPorts,
): Promise<void> {
  for (;;) {
    const waiting = await ports.outbox.list(roomId);
    const naming = waiting.filter((entry) => JSON.stringify(entry).includes(uid));
    if (naming.length === 0) return;
    const now = ports.now();
    const free = naming.filter(({ leasedUntil }) => leasedUntil <= now);
    if (free.length > 0) await deliverOrRefuse(free, { ports, tellOfEnd });
    else if (now >= until) throw new AppError('server/unavailable');
    else await ports.sleep(lookEvery);
  }
}

async function deliverOrRefuse(...given: Parameters<typeof deliver>): Promise<void> {
  try {
    await deliver(...given);
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
}
