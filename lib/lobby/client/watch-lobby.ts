import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { listSentAway, listWaiting, parseLobby, parseWaitingRow, type WaitingRow } from '../waiting-row';

/** Those before a room's door, and those who were sent away from it. */
export type LobbyView = { readonly waiting: readonly WaitingRow[]; readonly sentAway: readonly WaitingRow[] };

/** Follows who waits outside a room, in the order in which they came, and who was sent away. */
export const watchLobby = (roomId: string): Watch<LobbyView> =>
  watchValue(`lobby/${roomId}`, (value) => {
    const rows = parseLobby(value);
    return { waiting: listWaiting(rows), sentAway: listSentAway(rows) };
  });

/** Follows one's own row: the place in the queue, a line of a host, the answer. Null while there is none. */
export const watchOwnRow = (roomId: string, uid: string): Watch<WaitingRow | null> =>
  watchValue(`lobby/${roomId}/${uid}`, (value) => parseWaitingRow(uid, value));

/** Follows who waits outside a room, in the order in which they came. */
export const watchWaiting = (roomId: string): Watch<readonly WaitingRow[]> =>
  watchValue(`lobby/${roomId}`, (value) => listWaiting(parseLobby(value)));
