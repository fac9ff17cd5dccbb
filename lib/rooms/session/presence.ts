import { traitsOf } from '@/lib/access/profiles';
import type { Admitted, MatrixHead } from '@/lib/rooms/schema';

type Row = Pick<Admitted, 'arrived' | 'gone'>;
type Arrival = NonNullable<Admitted['arrived']>;

/*
 * Reports of arriving and leaving come late, twice and in any order. Both steps only keep a maximum or add to
 * a set, so any order of the same reports leads to the same row. A participant who came under the identity
 * later replaces the earlier one, as on the media server.
 */

/** A participant of the media server came under this identity. */
export function noteArrived<T extends Row>(row: T, arrival: Arrival): T {
  const isNewer = !row.arrived || isAfter(arrival, row.arrived);
  return isNewer ? { ...row, arrived: arrival } : row;
}

/** A participant of the media server left. */
export function noteLeft<T extends Row>(row: T, sid: string): T {
  return row.gone.includes(sid) ? row : { ...row, gone: [...row.gone, sid].sort() };
}

/** Since when somebody is inside by this join, in ms, or null. */
export function presentSince({ arrived, gone }: Row): number | null {
  return arrived && !gone.includes(arrived.sid) ? arrived.since : null;
}

/** Whether an identity has its place in the room's session now. */
export function isAdmitted(
  row: Admitted | null,
  roomId: string,
  head: MatrixHead | null,
  now: number,
): row is Admitted {
  if (!row || row.closed || row.expiresAt <= now || row.roomId !== roomId) return false;
  return head?.latest?.id === row.sessionId && head.latest.endedBy !== 'host';
}

/**
 * Whether somebody comes new into a room that was locked meanwhile, by a token from before: with it they stood at the
 * door, and were never inside.
 *
 * @param since when they came, by the media server's clock (ms)
 */
export function isShutOutByLock(row: Admitted, head: MatrixHead | null, since: number): boolean {
  const live = head?.latest?.id === row.sessionId ? head.latest.live : null;
  if (!live?.locked || live.lockedAt === undefined || since <= live.lockedAt) return false;
  return row.arrived === null && !row.bypassesLock && !traitsOf(row.profile).isHost;
}

/** How far the clocks of the media server and of ours may be apart (ms). */
export const clockTolerance = 10_000;

/**
 * Whether somebody was in a call when it was ended for everyone, or when its room was deleted: no intruder then, but
 * somebody to be told with all the others that it is over.
 *
 * @param since when they came, by the media server's clock (ms)
 */
export function wasInsideAtEnd(
  row: Admitted | null,
  roomId: string,
  head: MatrixHead | null,
  since: number,
): boolean {
  if (row?.roomId !== roomId) return false;
  if (head === null) return true;
  const { latest } = head;
  return (
    latest?.id === row.sessionId &&
    latest.endedBy === 'host' &&
    since <= (latest.endedAt ?? 0) + clockTolerance
  );
}

const isAfter = (one: Arrival, other: Arrival): boolean =>
  one.since === other.since ? one.sid > other.sid : one.since > other.since;
