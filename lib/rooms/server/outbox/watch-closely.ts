import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { readVersion, replaceVersion } from '@/lib/firebase/server/rtdb-rest';
import { parseTurn, soonTurn, watchedTurn, type ReconcileTurn } from '@/lib/rooms/session/reconcile-turn';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

/** Several requests that remove people at once write the same place. */
const attempts = 5;

/**
 * Schedules a room's reconcile every few seconds for a while; for a deleted room it writes nothing. Throws
 * `server/unavailable`, also when others were always faster.
 */
export const watchClosely = (roomId: string): Promise<void> => bringForward(roomId, watchedTurn);

/**
 * Schedules one reconcile for when the current change should be done: if that is interrupted, an open page
 * finishes it. Otherwise like `watchClosely`. It waits at most `patience` (ms) for the Realtime Database.
 * Firestore has as long as it takes, because the change itself waits for it too.
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
