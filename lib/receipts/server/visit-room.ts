import 'server-only';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { visitRoom } from '@/lib/receipts/contract';
import { nextVisit, roomVisitSchema, type RoomNews, type RoomVisit } from '@/lib/receipts/room-visit';
import { sessionsOf } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { attendanceOf } from '@/lib/rooms/server/sessions/attendance-store';
import { intervalsOf } from '@/lib/rooms/session/attendance';
import { isOpen } from '@/lib/rooms/session/session';

/** So many of the newest sessions are looked at. */
const mostSessions = 10;

export const visitRoomCallable = roomCallable(visitRoom, 'room:read', async ({ caller, input }) => ({
  news: await visitRoomAs({ ...input, uid: caller.uid }, Date.now()),
}));

type Visiting = {
  roomId: string;
  uid: string;
  /** Up to which message the person has read on this device (ms); 0 where that is not known. */
  readTo: number;
};

/** Notes that somebody opens the page of a room. Resolves to what is new to them; null at their first visit. */
export async function visitRoomAs({ roomId, uid, readTo }: Visiting, now: number): Promise<RoomNews | null> {
  const { before: since } = await noteVisit(roomId, uid, now);
  if (since === null) return null;
  const { sessions, leftAt } = await listSessionsSince(roomId, uid, since, now);
  const after = Math.max(since, leftAt);
  const [messages, files] = await Promise.all([
    countMessages(roomId, uid, Math.max(after, readTo)),
    countFiles(roomId, uid, after),
  ]);
  return { since, after, messages, files, sessions };
}

const visitReference = (roomId: string, uid: string): DocumentReference<RoomVisit> =>
  adminFirestore().doc(`rooms/${roomId}/visits/${uid}`).withConverter(documentConverter(roomVisitSchema));

const noteVisit = (roomId: string, uid: string, now: number): Promise<RoomVisit> =>
  runTransaction(async (tx) => {
    const place = visitReference(roomId, uid);
    const visit = nextVisit((await tx.get(place)).data() ?? null, uid, now);
    tx.set(place, visit);
    return visit;
  });

/** The sessions that ended since then, and when the person was last in a call. */
async function listSessionsSince(roomId: string, uid: string, since: number, now: number) {
  const { docs } = await sessionsOf(roomId)
    .where('startedAt', '>', 0)
    .orderBy('startedAt', 'desc')
    .limit(mostSessions)
    .get();
  const later = docs.filter((doc) => isOpen(doc.data()) || (doc.data().endedAt ?? 0) > since);
  const ends = await Promise.all(
    later.map(async (doc) => {
      const own = (await attendanceOf(roomId, doc.id).doc(uid).get()).data();
      return own ? (intervalsOf(own, doc.data().endedAt ?? now).at(-1)?.until ?? 0) : 0;
    }),
  );
  const over = later.filter((doc) => !isOpen(doc.data()));
  return {
    sessions: over.map((doc) => ({ sessionId: doc.id, startedAt: doc.data().startedAt ?? 0 })),
    leftAt: Math.max(0, ...ends),
  };
}

/** The database counts and sends none: those for everyone, and private ones to the person, less their own. */
async function countMessages(roomId: string, uid: string, after: number): Promise<number> {
  const messages = adminFirestore().collection(`rooms/${roomId}/messages`);
  const since = Timestamp.fromMillis(after);
  const [open, shared, own] = await Promise.all([
    messages.where('to', '==', 'everyone').where('at', '>', since).orderBy('at', 'desc').count().get(),
    messages
      .where('readers', 'array-contains', uid)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .count()
      .get(),
    messages.where('from', '==', uid).where('at', '>', since).orderBy('at', 'desc').count().get(),
  ]);
  return Math.max(0, open.data().count + shared.data().count - own.data().count);
}

async function countFiles(roomId: string, uid: string, after: number): Promise<number> {
  const files = adminFirestore().collection(`rooms/${roomId}/files`);
  const [all, own] = await Promise.all([
    files.where('state', '==', 'here').where('at', '>', after).orderBy('at', 'desc').count().get(),
    files
      .where('state', '==', 'here')
      .where('by', '==', uid)
      .where('at', '>', after)
      .orderBy('at', 'desc')
      .count()
      .get(),
  ]);
  return Math.max(0, all.data().count - own.data().count);
}
