import { roomNameSchema } from './schema';

/** Keys of `rooms.create.faults`. */
export type RoomNameFault = 'missing' | 'invalid';

/** What is plainly wrong with a room's name, before anyone is asked. */
export function findRoomNameFault(name: string): RoomNameFault | null {
  if (name.trim() === '') return 'missing';
  return roomNameSchema.safeParse(name).success ? null : 'invalid';
}
