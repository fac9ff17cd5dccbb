import type { Session } from '@/lib/rooms/schema';
import { movesOf } from './session';

/** A call moves on at most once in this time (ms), because everybody in it needs a new token. */
const leastStay = 10 * 60_000;
/** How many outsiders a session remembers. */
const mostRemembered = 100;

export type Outsider = {
  /** Whose token it is. */
  uid: string;
  /** The media server's participant; looked up twice it has come once. */
  sid: string;
  /** After how many moves the call was in the room where they were found. */
  from: number;
  /** Their media is connected: they may receive what is sent. One who only signals reads who is there. */
  isActive: boolean;
};

/**
 * The session after an outsider was found in its call and put out; null where nothing changes. By a token that names
 * the room of the call they can come again. So the call moves on to another room when they receive media, or come a
 * second time: at most once in ten minutes, and once because of the same account.
 */
export function noteOutsider<Open extends Session>(
  session: Open,
  { uid, sid, from, isActive }: Outsider,
  now: number,
): Open | null {
  const { moved, outsiders = {} } = session;
  const because = moved?.because ?? [];
  if (movesOf(session) !== from || because.includes(uid)) return null;
  const first = outsiders[uid];
  if (!isActive && first === sid) return null;
  if (!isActive && first === undefined) {
    const known = Object.entries(outsiders).slice(1 - mostRemembered);
    return { ...session, outsiders: { ...Object.fromEntries(known), [uid]: sid } };
  }
  if (moved && now - moved.at < leastStay) return null;
  return { ...session, moved: { times: from + 1, at: now, because: [...because, uid] } };
}
