import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { presentSince } from '@/lib/rooms/session/presence';
import type { Admitted } from '@/lib/rooms/schema';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';

/**
 * The join by which one more page of a person comes into a session: null for a new one. A person who has as many as
 * they may gets the oldest by which nobody is inside. The media server holds one connection for each identity, so
 * tokens from before open no further one.
 *
 * Throws `rooms/too-many-joins` where the person is inside by all of them: one person takes no place of the others.
 */
export function findPlace(joins: readonly Admitted[], sessionId: string, now: number): Admitted | null {
  const open = joins.filter((join) => join.sessionId === sessionId && !join.closed && join.expiresAt > now);
  if (open.length < roomCapacity.perPerson) return null;
  const idle = open
    .filter((join) => presentSince(join) === null)
    .sort((one, other) => one.expiresAt - other.expiresAt);
  const [oldest] = idle;
  if (!oldest) throw new AppError('rooms/too-many-joins');
  return oldest;
}
