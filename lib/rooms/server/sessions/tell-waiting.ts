import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';

/**
 * Has everybody in a room's lobby knock again: a host came or went, and their pages still say what was true before. A
 * write that the rules refuse does no harm, because the pages knock every 20 seconds anyway.
 */
export async function tellWaitingIn(roomId: string): Promise<void> {
  const rows = await readDatabase(`lobby/${roomId}`);
  if (!isRecord(rows)) return;
  const now = Date.now();
  const told = Object.keys(rows).map((uid) => [`lobby/${roomId}/${uid}/doorAt`, now] as const);
  await patchDatabase(Object.fromEntries(told), { as: '_outbox' });
}
