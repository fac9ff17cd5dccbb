import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { presentSince } from '@/lib/rooms/session/presence';
import type { Admitted } from '@/lib/rooms/schema';

/** How often one person may be in a room at once: a laptop, a phone, a tablet, and a page that hangs. */
const mostJoins = 4;

/**
 * Which of a person's open joins of a session give way to one more. Nobody is inside by these; the oldest go first.
 * Throws `rooms/too-many-joins` where the person is inside by all of them: one person takes no place of the others.
 */
export function findJoinsToClose(joins: readonly Admitted[], sessionId: string, now: number): Admitted[] {
  const open = joins.filter((join) => join.sessionId === sessionId && !join.closed && join.expiresAt > now);
  const surplus = open.length + 1 - mostJoins;
  if (surplus <= 0) return [];
  const idle = open
    .filter((join) => presentSince(join) === null)
    .sort((one, other) => one.expiresAt - other.expiresAt);
  if (idle.length < surplus) throw new AppError('rooms/too-many-joins');
  return idle.slice(0, surplus);
}
