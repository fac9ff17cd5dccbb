import 'server-only';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import type { Spread } from '@/lib/permissions/contract';
import { spreadPorts, type SpreadPorts } from '@/lib/permissions/server/spread-ports';

/** How long whoever has saved waits for the rooms with people (ms): the rest of what a door waits, once it is committed. */
const patienceOfSaver = 10_000;
/** How many rooms follow at once. */
const batch = 8;
/** How many rooms in which nobody is are looked up at once. */
const page = batch * 4;
/** How long one request goes on with rooms in which nobody is (ms): whoever looks on reads how far it is that often. */
export const patienceOfSpread = 5_000;

/**
 * Carries a saved version into the rooms: first what was cut off on the way, then the rooms in which people are, all of
 * them; then the others, as many as fit into `patience` (ms), which is none while somebody waits for what they have
 * saved. Returns how many rooms do not have it yet, wherever they were left on the way, and which of those have people
 * in them. Whoever asks again goes on, and a room that somebody joins before follows by itself.
 */
export async function spreadOrganization(
  patience: number,
  ports: SpreadPorts = spreadPorts,
): Promise<Spread> {
  const [version, occupied, cutOff] = await Promise.all([
    ports.readVersion(),
    ports.listOccupied(),
    ports.listUnsettled(),
  ]);
  const failed = new Set<string>();
  const bringUp = async (roomId: string) => {
    try {
      await ports.bringUp(roomId);
    } catch (error) {
      // One room that cannot follow keeps none of the others back.
      failed.add(roomId);
      writeLog('room-left-behind', { roomId, ...outcomeOf(error) });
    }
  };
  await inBatches(cutOff, ports.finish);
  await inBatches(occupied, bringUp);
  await bringUpOthers(version, patience, ports, bringUp);
  // Who comes in, or decides something there, meanwhile brings newer answers too, and may be cut off in telling them.
  const people = new Set(occupied);
  await inBatches(
    (await ports.listUnsettled()).filter((roomId) => people.has(roomId)),
    ports.finish,
  );
  const [behind, unsettled] = await Promise.all([ports.countBehind(version), ports.listUnsettled()]);
  const missing = new Set([...failed, ...unsettled]);
  const unreached = await Promise.all(
    occupied
      .filter((roomId) => missing.has(roomId))
      .map(async (roomId) => ({ roomId, name: await ports.nameOf(roomId) })),
  );
  return { version, left: Math.max(behind + unsettled.length, unreached.length), unreached };
}

/**
 * The same for whoever has just saved a version. It stands whatever becomes of this, so it never throws: where a service
 * is away, or slow, it says that nobody knows yet.
 */
export async function spreadSaved(version: number, ports: SpreadPorts = spreadPorts): Promise<Spread> {
  try {
    return await withTimeout(() => spreadOrganization(0, ports), patienceOfSaver);
  } catch (error) {
    writeLog('spread-left', { version, ...outcomeOf(error) });
    return { version, left: null, unreached: [] };
  }
}

async function bringUpOthers(
  version: number,
  patience: number,
  { now, listBehind }: SpreadPorts,
  bringUp: (roomId: string) => Promise<void>,
): Promise<void> {
  const began = now();
  const tried = new Set<string>();
  let limit = page;
  while (now() - began < patience) {
    const behind = await listBehind(version, limit);
    const fresh = behind.filter((roomId) => !tried.has(roomId));
    if (fresh.length === 0) {
      if (behind.length < limit) return;
      // Those that could not follow stand in the way of none behind them.
      limit += page;
    }
    for (const roomId of fresh) tried.add(roomId);
    await inBatches(fresh, bringUp);
  }
}

async function inBatches(roomIds: readonly string[], work: (roomId: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < roomIds.length; at += batch) {
    await Promise.all(roomIds.slice(at, at + batch).map(work));
  }
}
