import type { Hostless } from '@/lib/access/layers';
import type { HostlessRule } from '@/lib/rooms/session/hostless';

/** Pages ask one after the other (ms), so that mostly the first one does. */
const turn = 1500;
/** Somebody who only lost their connection for a moment is not gone (ms). */
export const patience = 3000;
/** However many are inside, nobody waits longer for their turn than so many. */
const mostTurns = 15;

type Seen = {
  rule: HostlessRule | null;
  hostless: Hostless | undefined;
  /** Whether this page sees a host in the call, and whether it has seen one leave, or none when it came. */
  isHostHere: boolean;
  hasLost: boolean;
  /** Its place among the people of the call; a host's own page is first. */
  place: number;
  now: number;
};

/** In how many milliseconds a page asks the server to look whether hosts are there; null when there is no need. */
export function nextReview({ rule, hostless, isHostHere, hasLost, place, now }: Seen): number | null {
  const pause = Math.min(place, mostTurns) * turn;
  if (hostless && (isHostHere || rule === null)) return pause;
  if (rule === null || isHostHere) return null;
  if (!hostless) return hasLost ? patience + pause : null;
  return hostless.hasLocked === undefined ? Math.max(0, hostless.until - now) + pause : null;
}
