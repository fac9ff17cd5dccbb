import 'server-only';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { spreadOrganization, type Spread } from '@/lib/permissions/contract';
import { spreadPorts, type SpreadPorts } from '@/lib/permissions/server/spread-ports';

/** How long a save waits for rooms with people (ms): what a callable has left of its time after the commit. */
const patienceOfSaver = 10_000;
/** How many rooms follow at once. */
const batch = 8;
/** How many empty rooms are looked up at once. */
const page = batch * 4;
/** How long one request continues with empty rooms (ms). The administrator sees the progress this often. */
const patienceOfSpread = 5_000;

export const spreadOrganizationCallable = bindCallable(spreadOrganization, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: () => spreadEverywhere(patienceOfSpread),
});

/**
 * Spreads a saved version: first interrupted deliveries, then all rooms with people, then as many others as fit
 * into `patience` (ms). `patience` is 0 while somebody waits for their save. Returns how many rooms lack the
 * version, and which of them have people. Another request continues; a room that somebody joins before follows
 * with that join.
 */
export async function spreadEverywhere(patience: number, ports: SpreadPorts = spreadPorts): Promise<Spread> {
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
      // A room that fails must not hold up the others.
      failed.add(roomId);
      writeLog('room-left-behind', { roomId, ...outcomeOf(error) });
    }
  };
  await inBatches(cutOff, ports.finish);
  await inBatches(occupied, bringUp);
  await bringUpOthers(version, patience, ports, bringUp);
  // A join or a host's decision meanwhile makes newer answers too, and their delivery may be interrupted.
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
 * Spreads a version that was just saved. The save stands in any case, so this never throws: `left` is null when
 * a service is away or slow.
 */
export async function spreadSaved(version: number, ports: SpreadPorts = spreadPorts): Promise<Spread> {
  try {
    return await withTimeout(() => spreadEverywhere(0, ports), patienceOfSaver);
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
      // Rooms that failed must not hide those behind them in the list.
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
