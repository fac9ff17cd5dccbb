import 'server-only';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { listOccupied } from '@/lib/rooms/server/documents/list-occupied';
import { lookAfter } from '@/lib/rooms/server/outbox/watch-closely';

/** How long a change waits for the Realtime Database until the room is scheduled (ms). */
const patience = 2000;

declare const proof: unique symbol;

/**
 * Proves that a room's reconcile was scheduled, or tried, before the change commits. `enqueue` asks for it, so no
 * change can leave an entry in a room that nobody looks at soon.
 */
export type Scheduled = { readonly [proof]: true; readonly roomId: string };

/** Schedules a reconcile of a room for soon. It never throws: a database that is away stops no decision. */
export async function scheduleReconcile(roomId: string): Promise<Scheduled> {
  try {
    await lookAfter(roomId, patience);
  } catch (error) {
    writeLog('room-not-due', { roomId, ...outcomeOf(error) });
  }
  return { roomId } as Scheduled;
}

/** How long a change of all rooms waits until those with people are scheduled (ms): there may be hundreds. */
const patienceForAll = 5000;

/** Schedules every room that has people in its call. It never throws. */
export async function scheduleOccupied(): Promise<void> {
  try {
    await withTimeout(
      async () => mapInBatches(await listOccupied(), (roomId) => lookAfter(roomId)),
      patienceForAll,
    );
  } catch (error) {
    writeLog('rooms-not-due', outcomeOf(error));
  }
}
