import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { carryOut } from '@/lib/rooms/server/outbox/media-commands';
import { mirror } from '@/lib/rooms/server/outbox/mirror';
import { outboxPorts, type OutboxPorts } from '@/lib/rooms/server/outbox/outbox-ports';

/** Tells those who came to a session that it is over, after the answer to the request. */
export type TellOfEnd = (ended: { roomId: string; sessionId: string }) => void;

type Manner = {
  /** `log` leaves a failed entry to the next request about its room. */
  onFailure?: 'throw' | 'log';
  /**
   * Handed in where a request begins: the outbox knows no notices. Without it an entry about the end of a session
   * stays for a request that brings it.
   */
  tellOfEnd?: TellOfEnd;
  ports?: OutboxPorts;
};

/**
 * Delivers entries of the outbox, in their order. A failed one keeps no other waiting: what comes after it is tried all
 * at once then, since each may wait for a service that is away. Throws the first failure when all were tried.
 *
 * Entries may be delivered out of order. Each re-reads the current state, the rules refuse a replica of an older epoch,
 * and the media server gets what rows, epochs and the session say by then: so order does not matter.
 */
export async function deliver(
  entries: readonly PendingEntry[],
  { onFailure = 'throw', ports = outboxPorts, tellOfEnd }: Manner = {},
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = (entry: PendingEntry) =>
    deliverOne(entry, ports, tellOfEnd).catch((error: unknown) => {
      failures.push(error);
      if (onFailure === 'log') logLeft(entry.roomId, error);
    });
  for (const [index, entry] of entries.entries()) {
    await attempt(entry);
    if (failures.length === 0) continue;
    await Promise.all(entries.slice(index + 1).map(attempt));
    break;
  }
  if (failures.length > 0 && onFailure === 'throw') throw failures[0];
}

/**
 * Delivers what waits for a room, or for somebody's gate. With `throw` it takes all of it, even what somebody else is
 * at: delivered twice it does no harm, and the caller has to know. With `log` it leaves that alone.
 *
 * Returns when what is left can be delivered (ms), which is at once for what failed; null where nothing is.
 */
export async function deliverPending(
  place: string,
  { onFailure = 'throw', ...manner }: Manner = {},
): Promise<number | null> {
  const { ports = outboxPorts } = manner;
  if (onFailure === 'throw') {
    await deliver(await ports.outbox.list(place), manner);
    return null;
  }
  try {
    const entries = await ports.outbox.list(place);
    const now = ports.now();
    const isFree = ({ leasedUntil }: PendingEntry) => leasedUntil <= now;
    await deliver(entries.filter(isFree), manner);
    const leases = entries.filter((entry) => !isFree(entry)).map(({ leasedUntil }) => leasedUntil);
    return leases.length > 0 ? Math.min(...leases) : null;
  } catch (error) {
    logLeft(place, error);
    return ports.now();
  }
}

/**
 * First the Realtime Database, then the media server, then it is done. Killed after any step it is delivered again from
 * the beginning, which changes nothing that is right already. Throws when a step fails; the entry then waits for the
 * next request about its room.
 */
async function deliverOne(
  { id, roomId, mirror: targets, listings, media }: PendingEntry,
  ports: OutboxPorts,
  tellOfEnd: TellOfEnd | undefined,
): Promise<void> {
  const release = () => ports.outbox.release(id).catch(() => undefined);
  // A session is mirrored as a whole when it has ended, however that came.
  const ended = targets.filter((target) => target.kind === 'session');
  try {
    await mirror(ports.mirror, roomId, targets);
    for (const target of targets) if (target.kind === 'gate') await endCallsBehind(target.uid, ports);
    for (const { sessionId } of ended) tellOfEnd?.({ roomId, sessionId });
    if (listings) await ports.rewriteListings(roomId);
    if (media) await carryOut(ports.media, roomId, media);
  } catch (error) {
    await release();
    throw error;
  }
  const isUntold = ended.length > 0 && !tellOfEnd;
  await (isUntold ? release() : ports.outbox.remove(id));
}

const logLeft = (roomId: string, error: unknown) => writeLog('outbox-left', { roomId, ...outcomeOf(error) });

/**
 * Ends the calls that somebody is in by sign-ins that were shut out. It does not throw when the media server does not
 * answer: nobody gets in by those joins any more, and the rooms' outbox goes on trying.
 */
export async function endCallsBehind(uid: string, ports: OutboxPorts = outboxPorts): Promise<void> {
  for (const entry of await ports.closeJoinsBehind(uid)) {
    await deliver([entry], { onFailure: 'log', ports });
  }
}

/** An entry that has waited so long was cut off, and nobody has come to its room since (ms). */
const leftBehindAfter = 60_000;

/**
 * Delivers what was left in rooms that nobody asks for, such as the rest of a deleted one. Returns how many rooms it
 * looked at.
 */
export async function drainLeftBehind(manner: Pick<Manner, 'tellOfEnd' | 'ports'>): Promise<number> {
  const { ports = outboxPorts } = manner;
  const roomIds = await ports.outbox.listRoomsWaiting(ports.now() - leftBehindAfter);
  for (const roomId of roomIds) await deliverPending(roomId, { ...manner, onFailure: 'log' });
  return roomIds.length;
}
