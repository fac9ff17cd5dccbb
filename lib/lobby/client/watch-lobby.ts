import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadDatabase } from '@/lib/firebase/client/load-database';
import { listSentAway, listWaiting, parseLobby, parseWaitingRow, type WaitingRow } from '../waiting-row';

const firstPause = 500;
const longestPause = 30_000;

/** Those before a room's door, and those who were sent away from it. */
export type LobbyView = { readonly waiting: readonly WaitingRow[]; readonly sentAway: readonly WaitingRow[] };

/** Follows who waits outside a room, in the order in which they came, and who was sent away. */
export const watchLobby = (roomId: string): Watch<LobbyView> =>
  watchPlace(`lobby/${roomId}`, (value) => {
    const rows = parseLobby(value);
    return { waiting: listWaiting(rows), sentAway: listSentAway(rows) };
  });

/** Follows one's own row: the place in the queue, a line of a host, the answer. Null while there is none. */
export const watchOwnRow = (roomId: string, uid: string): Watch<WaitingRow | null> =>
  watchPlace(`lobby/${roomId}/${uid}`, (value) => parseWaitingRow(uid, value));

/**
 * Follows a place of the Realtime Database. Somebody new is known to Firestore a moment before they are known there,
 * and a refused watch is over for good: so it is begun again, ever less often.
 */
function watchPlace<Value>(path: string, parse: (value: unknown) => Value): Watch<Value> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { database, onValue, ref } = await loadDatabase();
      let pause = firstPause;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopWatch: () => void = () => undefined;
      const begin = () => {
        stopWatch = onValue(
          ref(database, path),
          (snapshot) => {
            pause = firstPause;
            next(parse(snapshot.val()), true);
          },
          (refusal) => {
            fail(refusal);
            timer = setTimeout(begin, pause);
            pause = Math.min(pause * 2, longestPause);
          },
        );
      };
      begin();
      return () => {
        clearTimeout(timer);
        stopWatch();
      };
    }, fail);
}
