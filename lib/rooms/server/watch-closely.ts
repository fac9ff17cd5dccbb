import 'server-only';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { watchedTurn } from '@/lib/rooms/reconcile-turn';
import { roomReference } from '@/lib/rooms/server/room-references';

/** Has a room looked at every few seconds for a while. Of one that is gone nothing is written. */
export async function watchClosely(roomId: string): Promise<void> {
  if (!(await roomReference(roomId).get()).exists) return;
  await patchDatabase({ [`reconcile/${roomId}`]: watchedTurn(Date.now()) }, { as: '_outbox' });
}
