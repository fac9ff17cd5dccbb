import type { LiveState } from '@/lib/access/layers';

/** A live state after a change, with the instant (ms) at which the room was locked by it, if it was. */
export function noteLockTime(before: LiveState, after: LiveState, now: number): LiveState {
  if (before.locked === after.locked) return after;
  const { lockedAt: _, ...others } = after;
  return after.locked ? { ...others, lockedAt: now } : others;
}
