import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { countRoomsBehind, listRoomsBehind, refreshMatrix } from '@/lib/rooms/server/refresh-matrix';

/** How many rooms follow at once, and how long one request goes on with them (ms): a fraction of what a door waits. */
const batch = 8;
const patience = 15_000;

/**
 * Carries a saved version into the rooms: first those in which people are, then the others, as many as one request can.
 * Returns how many are left; whoever asks again goes on, and a room that somebody joins before follows by itself.
 */
export async function spreadOrganization(): Promise<{ version: number; left: number }> {
  const { version } = await readOrganization();
  const began = Date.now();
  const inside = Object.keys((await readDatabase('inside', { shallow: true })) ?? {});
  await inBatches(inside);
  const seen = new Set<string>();
  for (;;) {
    const behind = await listRoomsBehind(version, batch * 4);
    const fresh = behind.filter((roomId) => !seen.has(roomId));
    if (fresh.length === 0 || Date.now() - began > patience) break;
    for (const roomId of fresh) seen.add(roomId);
    await inBatches(fresh);
  }
  return { version, left: await countRoomsBehind(version) };
}

async function inBatches(roomIds: readonly string[]): Promise<void> {
  for (let at = 0; at < roomIds.length; at += batch) {
    await Promise.all(roomIds.slice(at, at + batch).map(bringUp));
  }
}

/** One room that cannot follow keeps none of the others back; whoever comes to it brings it up. */
async function bringUp(roomId: string): Promise<void> {
  try {
    await refreshMatrix(roomId);
  } catch (error) {
    writeLog('room-left-behind', { roomId, ...outcomeOf(error) });
  }
}
