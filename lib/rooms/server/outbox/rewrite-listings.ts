import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { listingOf, type PastSession } from '@/lib/rooms/list/listing';
import type { Session } from '@/lib/rooms/schema';
import {
  listingReference,
  memberReference,
  roomReference,
  sessionsOf,
} from '@/lib/rooms/server/documents/room-references';

/** Members per transaction. */
const step = 20;

/**
 * Makes what stands in everybody's own list about a room like the room again. Each step reads what is true then,
 * so it may be cut off, repeated and overtaken, and somebody who is removed meanwhile gets nothing back.
 */
export async function rewriteListings(roomId: string): Promise<void> {
  const members = await adminFirestore().collection(`rooms/${roomId}/members`).listDocuments();
  const uids = members.map(({ id }) => id);
  for (let start = 0; start < uids.length; start += step) {
    await rewriteSome(roomId, uids.slice(start, start + step));
  }
}

async function rewriteSome(roomId: string, uids: readonly string[]): Promise<void> {
  await runTransaction(async (transaction) => {
    const [room, sessions, ...members] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(newestSessions(roomId)),
      ...uids.map((uid) => transaction.get(memberReference(roomId, uid))),
    ]);
    const roomNow = room.data();
    if (!roomNow) return;
    const last = findLast(sessions.docs.map((session) => session.data()));
    for (const member of members) {
      const data = member.data();
      if (data) transaction.set(listingReference(data.uid, roomId), listingOf(roomNow, data, last));
    }
  });
}

/** Only the newest of the sessions that somebody came to can still be open. */
const newestSessions = (roomId: string) =>
  sessionsOf(roomId).where('startedAt', '>', 0).orderBy('startedAt', 'desc').limit(2);

function findLast(sessions: readonly Session[]): PastSession | null {
  for (const { startedAt, endedAt } of sessions) {
    if (startedAt !== null && endedAt !== null) return { startedAt, endedAt };
  }
  return null;
}
