import type { Ask } from './queue';
import type { AskKind } from './schema';

/** How long a person who got a "not now" waits before they can ask for the same again (ms). */
export const pauseAfterNo = 60_000;

/** What was refused → when it can be asked for again (ms since 1970, this page's clock). */
export type Pauses = ReadonlyMap<AskKind, number>;

/** The person's own asks that were refused. A hand can go up again at once: it presses nobody for an answer. */
export const listRefused = (mine: readonly Ask[]): Ask[] =>
  mine.filter(({ kind, answer }) => kind !== 'hand' && answer?.outcome === 'declined');

/** Whole seconds until it can be asked for again, never more than the pause; 0 when it can. */
export function secondsOfPause(pauses: Pauses, kind: AskKind, now: number): number {
  const left = Math.min((pauses.get(kind) ?? now) - now, pauseAfterNo);
  return Math.max(0, Math.ceil(left / 1000));
}
