import { AppError } from '@/lib/errors/app-error';
import type { Room } from '@/lib/rooms/schema';

/** Guards what brings people into a room. Throws `rooms/not-found`, and `rooms/archived` for one that is put away. */
export function requireTakingIn(room: Room | undefined): asserts room is Room {
  if (!room) throw new AppError('rooms/not-found');
  if (room.archivedAt !== undefined) throw new AppError('rooms/archived');
}
