import type { InsidePerson } from '@/lib/rooms/session/inside';
import { nextStart } from '@/lib/rooms/settings/plan';
import type { RoomListing } from '@/lib/rooms/schema';

/** A room as it stands in the list of someone who is a member of it. */
export type RoomSummary = RoomListing & { roomId: string };

export type LiveRoom = RoomSummary & { inside: InsidePerson[] };

type PlannedRoom = RoomSummary & { start: number };

/** Who is inside each room; a room that is missing has not been looked into yet. */
type InsideByRoom = ReadonlyMap<string, InsidePerson[]>;

export type ArrangedRooms = {
  /** With somebody at the door or inside: those with a queue first, then the latest call. */
  live: LiveRoom[];
  /** With a meeting to come, the soonest first. */
  next: PlannedRoom[];
  /** The others: the last session first, and among them what was added since. */
  recent: RoomSummary[];
  /** Put away, by name. */
  archived: RoomSummary[];
};

/** Says which rooms are held, by id. */
export type Held = Pick<ReadonlySet<string>, 'has'>;

type Surroundings = {
  inside: InsideByRoom;
  now: number;
  /** Rooms that were put away a moment ago and keep their places, so that it can be undone there. */
  held?: Held;
  /** Rooms at whose door somebody waits for the reader. */
  awaited?: Held;
};

const sinceWhen = ({ inside }: LiveRoom) => inside[0]?.since ?? 0;

/** When a room last mattered to the reader: its last session, or being added to it. */
const lastUsed = ({ last, addedAt }: RoomSummary) => last?.endedAt ?? addedAt;

/** Parts the rooms of somebody into the sections of their list. */
export function arrangeRooms(
  rooms: readonly RoomSummary[],
  { inside: insideByRoom, now, held = new Set(), awaited = new Set() }: Surroundings,
): ArrangedRooms {
  const arranged: ArrangedRooms = { live: [], next: [], recent: [], archived: [] };
  for (const room of rooms) {
    const inside = insideByRoom.get(room.roomId) ?? [];
    const start = room.plan ? nextStart(room.plan, now) : null;
    if (room.archived && !held.has(room.roomId)) arranged.archived.push(room);
    else if (!room.archived && (inside.length > 0 || awaited.has(room.roomId)))
      arranged.live.push({ ...room, inside });
    else if (start === null) arranged.recent.push(room);
    else arranged.next.push({ ...room, start });
  }
  const byName = (a: RoomSummary, b: RoomSummary) => a.name.localeCompare(b.name);
  const isAwaited = ({ roomId }: LiveRoom) => Number(awaited.has(roomId));
  arranged.live.sort((a, b) => isAwaited(b) - isAwaited(a) || sinceWhen(b) - sinceWhen(a));
  arranged.next.sort((a, b) => a.start - b.start || byName(a, b));
  arranged.recent.sort((a, b) => lastUsed(b) - lastUsed(a) || byName(a, b));
  arranged.archived.sort(byName);
  return arranged;
}

/** From so many rooms on the list can be searched. */
export const searchFrom = 8;

/** The rooms whose name holds every word that was typed, whatever the case and the accents. */
export function searchRooms<Room extends { name: string }>(rooms: readonly Room[], typed: string): Room[] {
  const words = fold(typed).split(/\s+/u);
  return rooms.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
