import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { patchDatabase, readDatabase, type DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';
import { listStale, listWaiting, parseLobby, type WaitingRow } from '@/lib/lobby/waiting-row';

export const readLobby = async (roomId: string): Promise<WaitingRow[]> =>
  parseLobby(await readDatabase(`lobby/${roomId}`));

/**
 * Writes to a room's lobby, and with it everybody's place in the queue as it then is. What was left behind by people
 * who have gone is taken away.
 *
 * @param rows the lobby as it will be
 * @param updates what is changed in it, by the path below the room
 */
export async function writeLobby(
  roomId: string,
  rows: readonly WaitingRow[],
  updates: DatabaseUpdates,
): Promise<void> {
  const moved = listWaiting(rows).flatMap(({ uid, place }, index) =>
    place === index + 1 ? [] : [[`${uid}/place`, index + 1] as const],
  );
  const stale = listStale(rows, Date.now()).map(({ uid }) => [uid, null] as const);
  const all = Object.entries({ ...Object.fromEntries([...moved, ...stale]), ...updates });
  if (all.length === 0) return;
  const written = await patchDatabase(
    Object.fromEntries(all.map(([path, value]) => [`lobby/${roomId}/${path}`, value])),
    { as: '_outbox' },
  );
  if (written === 'refused') throw new AppError('server/unavailable');
}
