import { readPastedLink } from '@/lib/rooms/admission/pasted-link';

/** What is looked for by what somebody typed or pasted, or why that leads to no room. */
export type RoomQuery = { query: string } | { fault: 'invite' | 'elsewhere' | 'not-a-room' };

const roomPath = /^\/rooms\/([A-Za-z0-9]+)/;

/** A link to a room is looked for by the room's id, anything else by the beginning of a name. */
export function toRoomQuery(typed: string, origin: string): RoomQuery {
  const text = typed.trim();
  if (!text.includes('/')) return { query: text };
  const read = readPastedLink(text, origin);
  if ('fault' in read) {
    // A slash is a letter like others in what a room is called.
    return /^https?:|^www\./i.test(text)
      ? { fault: read.fault === 'elsewhere' ? 'elsewhere' : 'not-a-room' }
      : { query: text };
  }
  const [, roomId] = roomPath.exec(read.path) ?? [];
  return roomId === undefined ? { fault: 'invite' } : { query: roomId };
}
