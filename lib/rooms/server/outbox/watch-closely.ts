import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { readVersion, replaceVersion } from '@/lib/firebase/server/rtdb-rest';
import { parseTurn, soonTurn, watchedTurn, type ReconcileTurn } from '@/lib/rooms/session/reconcile-turn';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

/** Several who put people out at once write the same place. */
const attempts = 5;

/**
 * Has a room looked at every few seconds for a while. Of one that is gone nothing is written. Throws
 * `server/unavailable`, also when others always were faster.
 */
export const watchClosely = (roomId: string): Promise<void> => bringForward(roomId, watchedTurn);

/**
 * Has a room looked at once, when whoever changes it now should be done: what they leave undone is carried out then,
 * as long as a page is open. The same as `watchClosely` otherwise. It waits `patience` (ms) for the Realtime Database at
 * most; Firestore has as long as it takes, for the change itself waits for that, too.
 */
export const lookAfter = (roomId: string, patience?: number): Promise<void> =>
  bringForward(roomId, soonTurn, patience);

type Sooner = (turn: ReconcileTurn, now: number) => ReconcileTurn | null;

async function bringForward(roomId: string, sooner: Sooner, patience?: number): Promise<void> {
  if (!(await roomReference(roomId).get()).exists) return;
  const write = () => writeTurn(roomId, sooner);
  await (patience === undefined ? write() : withTimeout(write, patience));
}

async function writeTurn(roomId: string, sooner: Sooner): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { value, version } = await readVersion(`reconcile/${roomId}`);
    const turn = sooner(parseTurn(value), Date.now());
    if (!turn) return;
    const outcome = await replaceVersion(`reconcile/${roomId}`, turn, { version, as: '_outbox' });
    if (outcome === 'written') return;
  }
  throw new AppError('server/unavailable');
}
