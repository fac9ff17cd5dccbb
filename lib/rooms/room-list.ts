import type { InsidePerson } from './inside';
import type { RoomListing } from './schema';

/** A room as it stands in the list of someone who is a member of it. */
export type RoomSummary = RoomListing & { roomId: string };

export type LiveRoom = RoomSummary & { inside: InsidePerson[] };

/** Who is inside each room; a room that is missing has not been looked into yet. */
export type InsideByRoom = ReadonlyMap<string, InsidePerson[]>;

const sinceWhen = ({ inside }: LiveRoom) => inside[0]?.since ?? 0;

/**
 * Parts the rooms into those with somebody inside, the latest call first, and the others, the latest added
 * first. Archived rooms are left out.
 */
export function arrangeRooms(
  rooms: readonly RoomSummary[],
  insideByRoom: InsideByRoom,
): { live: LiveRoom[]; others: RoomSummary[] } {
  const live: LiveRoom[] = [];
  const others: RoomSummary[] = [];
  for (const room of rooms) {
    if (room.archived) continue;
    const inside = insideByRoom.get(room.roomId) ?? [];
    if (inside.length > 0) live.push({ ...room, inside });
    else others.push(room);
  }
  live.sort((a, b) => sinceWhen(b) - sinceWhen(a));
  others.sort((a, b) => b.addedAt - a.addedAt || a.name.localeCompare(b.name));
  return { live, others };
}
