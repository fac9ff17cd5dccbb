import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { readVersion, replaceVersion } from '@/lib/firebase/server/rtdb-rest';
import { parseTurn, watchedTurn } from '@/lib/rooms/reconcile-turn';
import { roomReference } from '@/lib/rooms/server/room-references';

/** Several who put people out at once write the same place. */
const attempts = 5;

/**
 * Has a room looked at every few seconds for a while. Of one that is gone nothing is written. Throws
 * `server/unavailable`, also when others always were faster.
 */
export async function watchClosely(roomId: string): Promise<void> {
  if (!(await roomReference(roomId).get()).exists) return;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { value, version } = await readVersion(`reconcile/${roomId}`);
    const turn = watchedTurn(parseTurn(value), Date.now());
    if (!turn) return;
    const outcome = await replaceVersion(`reconcile/${roomId}`, turn, { version, as: '_outbox' });
    if (outcome === 'written') return;
  }
  throw new AppError('server/unavailable');
}
