import { AppError } from '@/lib/errors/app-error';
import type { AccessEntry, Room } from '@/lib/rooms/schema';

/** Whether somebody has nothing to do with a room: they are not in it, were never in it, and are not banned. */
export const isStranger = ({ entry, isBanned }: { entry: AccessEntry | null; isBanned: boolean }): boolean =>
  entry === null && !isBanned;

/**
 * Guards everything that is said about a room. A stranger hears the same whether the room exists or not.
 *
 * Throws `rooms/not-a-member` for a stranger. Throws `rooms/not-found` for everybody else when the room is gone.
 */
export function requireRoomFor(room: Room | null, who: { isStranger: boolean }): asserts room is Room {
  if (who.isStranger) throw new AppError('rooms/not-a-member');
  if (!room) throw new AppError('rooms/not-found');
}
