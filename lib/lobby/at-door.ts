import type { WaitingRow } from '@/lib/lobby/waiting-row';

/** The sentence about people at a door: one by name, several by number, and for how long the first has waited. */
export type WaitWords = { count: number; name: string; minutes: number };

/** @param waiting in the order in which they came; null where nobody waits */
export function waitWords(waiting: readonly WaitingRow[], now: number): WaitWords | null {
  const [first] = waiting;
  if (!first) return null;
  const minutes = Math.max(0, Math.floor((now - first.at) / 60_000));
  return { count: waiting.length, name: first.name, minutes };
}

/** Since when each person waits (ms), by uid. */
export const waitingSince = (waiting: readonly WaitingRow[]): ReadonlyMap<string, number> =>
  new Map(waiting.map(({ uid, at }) => [uid, at]));

/** How many are let in by one press: no more than the press names or counts. */
const mostAtOnce = 20;

/** The way into the call that lets these people in as well. */
export function joinAndAdmitPath(roomId: string, waiting: readonly WaitingRow[]): string {
  const uids = waiting.slice(0, mostAtOnce).map(({ uid }) => uid);
  return `/rooms/${roomId}/live?${new URLSearchParams({ admit: uids.join(' ') }).toString()}`;
}

/** Whom an address asks to let in after joining; see `joinAndAdmitPath`. */
export const readAdmitWish = (search: string): string[] =>
  (new URLSearchParams(search).get('admit') ?? '').split(' ').filter(Boolean).slice(0, mostAtOnce);
