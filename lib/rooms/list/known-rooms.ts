/** Names of rooms, by id. */
export type RoomNames = Readonly<Record<string, string>>;

/** Enough for where somebody may come back to; the oldest are forgotten first. */
const mostRooms = 50;

/** The names with others added, these being the newest. */
export function addRoomNames(known: RoomNames, added: RoomNames): RoomNames {
  const others = Object.entries(known).filter(([roomId]) => !Object.hasOwn(added, roomId));
  return Object.fromEntries([...others, ...Object.entries(added)].slice(-mostRooms));
}

/** Reads what a device has kept. Anyone can edit their own storage: what does not look like names is none. */
export function parseRoomNames(text: string | null): RoomNames {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, name]) => typeof name === 'string'));
  } catch {
    return {};
  }
}
