import type { Moment } from './moments';

/** What a document was when something began, and when it was over. */
export type HistorySpan = {
  /** The last time that is known before it began. Null where nothing is known. */
  before: Moment | null;
  /** The first time that is known after it was over. */
  after: Moment;
};

/**
 * Between which moments something has happened. The log is exact. Of what has left it some states are kept, so
 * the span then reaches further than what was asked for.
 *
 * @param states when the states were kept; the newest is as old as the log
 * @param from when it began
 * @param until when it was over
 */
export function findSpan(
  states: readonly number[],
  { from, until }: { from: number; until: number },
): HistorySpan {
  const logBegins = Math.max(...states, -Infinity);
  const earlier = states.filter((at) => at <= from);
  const later = states.filter((at) => at >= until);
  const before =
    from >= logBegins
      ? { at: from, isState: false }
      : earlier.length > 0
        ? { at: Math.max(...earlier), isState: true }
        : null;
  const after =
    until >= logBegins ? { at: until, isState: false } : { at: Math.min(...later), isState: true };
  return { before, after };
}
