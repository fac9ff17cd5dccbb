import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { carryOut } from '@/lib/rooms/server/media-commands';
import { mirror } from '@/lib/rooms/server/mirror';
import { outboxGateways, type OutboxGateways, type PendingEntry } from '@/lib/rooms/server/outbox-gateways';

/**
 * Carries out one entry: first the Realtime Database, then the media server, then it is done. Killed after any
 * step it is carried out again from the beginning, which changes nothing that is right already. Throws when a
 * step fails; the entry then waits for whoever asks for the room next.
 */
export async function settle(entry: PendingEntry, gateways: OutboxGateways = outboxGateways): Promise<void> {
  try {
    await mirror(gateways, entry.roomId, entry.mirror);
    for (const target of entry.mirror) {
      if (target.kind === 'gate') await endCallsBehind(target.uid, gateways);
    }
    if (entry.listings) await gateways.state.rewriteListings(entry.roomId);
    if (entry.media) await carryOut(gateways, entry.roomId, entry.media);
  } catch (error) {
    await gateways.outbox.release(entry.id).catch(() => undefined);
    throw error;
  }
  await gateways.outbox.remove(entry.id);
}

/**
 * Ends the calls that somebody is in by sign-ins that were shut out. It does not throw when the media server does not
 * answer: nobody gets in by those joins any more, and the rooms' outbox goes on trying.
 */
export async function endCallsBehind(uid: string, gateways: OutboxGateways = outboxGateways): Promise<void> {
  const entries = await gateways.state.closeJoinsBehind(uid);
  for (const entry of entries) await settleQuietly(entry, gateways);
}

/** The same as `settle`, and it never throws: what fails is left to whoever asks for the room next. */
export async function settleQuietly(
  entry: PendingEntry,
  gateways: OutboxGateways = outboxGateways,
): Promise<void> {
  try {
    await settle(entry, gateways);
  } catch (error) {
    writeLog('outbox-left', { roomId: entry.roomId, ...outcomeOf(error) });
  }
}

/**
 * Carries out several, in their order, and one that fails keeps none of the others waiting: what comes after it is tried
 * all at once then, since each may wait for a service that is away. Throws the first failure when all were tried.
 *
 * A later one may overtake one about the same thing: none says what was decided, each looks that up when it is carried
 * out. The rules refuse a twin of an older epoch, and the media server is told what rows, epochs and the session say by
 * then (`carryOut`), so the earlier one, carried out after it, changes nothing that is right. Two requests overtake each
 * other in the same way.
 */
export async function settleEach(
  entries: readonly PendingEntry[],
  gateways: OutboxGateways = outboxGateways,
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = (entry: PendingEntry) =>
    settle(entry, gateways).catch((error: unknown) => void failures.push(error));
  for (const [index, entry] of entries.entries()) {
    await attempt(entry);
    if (failures.length === 0) continue;
    await Promise.all(entries.slice(index + 1).map(attempt));
    throw failures[0];
  }
}

/**
 * Carries out what earlier requests left behind for a room. It never throws: the state is right already, and
 * who asks now should not pay for what failed then; the entry stays for the next one. Returns when what is left then
 * can be carried out (ms), which is at once for what failed, or null.
 */
export async function drainRoom(
  roomId: string,
  gateways: OutboxGateways = outboxGateways,
): Promise<number | null> {
  try {
    const entries = await gateways.outbox.list(roomId);
    const now = gateways.now();
    const isFree = ({ leasedUntil }: PendingEntry) => leasedUntil <= now;
    await settleEach(entries.filter(isFree), gateways);
    const taken = entries.filter((entry) => !isFree(entry)).map(({ leasedUntil }) => leasedUntil);
    return taken.length > 0 ? Math.min(...taken) : null;
  } catch (error) {
    writeLog('outbox-left', { roomId, ...outcomeOf(error) });
    return gateways.now();
  }
}

/**
 * Carries out all that waits for a place, also what somebody else may be at: it does no harm twice, and whoever asks
 * wants to know. Throws as `settleEach`.
 */
export async function settleWaiting(place: string, gateways: OutboxGateways = outboxGateways): Promise<void> {
  await settleEach(await gateways.outbox.list(place), gateways);
}

/** What has waited so long was cut off, and nobody has come to its room since (ms). */
const leftBehindAfter = 60_000;

/**
 * Carries out what was left behind in rooms that nobody asks for any more, such as the rest of a deleted one.
 * Returns how many rooms it looked after.
 */
export async function drainLeftBehind(gateways: OutboxGateways = outboxGateways): Promise<number> {
  const roomIds = await gateways.outbox.listRoomsWaiting(gateways.now() - leftBehindAfter);
  for (const roomId of roomIds) await drainRoom(roomId, gateways);
  return roomIds.length;
}
