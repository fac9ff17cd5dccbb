import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { countRoomsBehind, listRoomsBehind, refreshMatrix } from '@/lib/rooms/server/refresh-matrix';

/** How many rooms follow at once. */
const batch = 8;
/** How long one request goes on with rooms in which nobody is (ms): a fraction of what a door waits. */
export const patienceOfSpread = 15_000;

/**
 * Carries a saved version into the rooms: first those in which people are, all of them; then the others, as many as fit
 * into `patience` (ms), which is none while somebody waits for what they have saved.
 * Returns how many are left; whoever asks again goes on, and a room that somebody joins before follows by itself.
 */
export async function spreadOrganization(patience: number): Promise<{ version: number; left: number }> {
  const { version } = await readOrganization();
  const began = Date.now();
  const inside = Object.keys((await readDatabase('inside', { shallow: true })) ?? {});
  await inBatches(inside);
  const seen = new Set<string>();
  while (Date.now() - began < patience) {
    const behind = await listRoomsBehind(version, batch * 4);
    const fresh = behind.filter((roomId) => !seen.has(roomId));
    if (fresh.length === 0) break;
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
