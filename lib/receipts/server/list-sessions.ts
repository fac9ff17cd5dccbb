import 'server-only';
import { listAttendants, type Reader } from '@/lib/receipts/compose-receipt';
import { listEarlierSessions } from '@/lib/receipts/contract';
import type { EarlierSession } from '@/lib/receipts/earlier-session';
import { readerOf } from '@/lib/receipts/server/reader-of';
import { sessionsOf } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { attendanceOf } from '@/lib/rooms/server/sessions/attendance-store';
import { isOpen } from '@/lib/rooms/session/session';
import { timeIn } from '@/lib/rooms/session/attendance';

/** Sessions on a page. */
const limit = 5;

export const listEarlierSessionsCallable = roomCallable(
  listEarlierSessions,
  'room:read',
  ({ caller, input, evidence }) =>
    listEarlierSessionsOf({ ...input, reader: readerOf(caller.uid, evidence) }),
);

type Asked = {
  roomId: string;
  /** When the page before began to end (ms); null for the first. */
  before: number | null;
  reader: Reader;
};
type Page = { sessions: EarlierSession[]; next: number | null };

/** The sessions of a room that are over and had somebody in them, the newest first. */
export async function listEarlierSessionsOf({ roomId, before, reader }: Asked): Promise<Page> {
  const started = sessionsOf(roomId).where('startedAt', '>', 0);
  const asked = before === null ? started : started.where('startedAt', '<', before);
  // The newest may be open still.
  const { docs } = await asked
    .orderBy('startedAt', 'desc')
    .limit(limit + 2)
    .get();
  const over = docs.filter((doc) => !isOpen(doc.data()));
  const page = over.slice(0, limit);
  const sessions = await Promise.all(
    page.map((doc) => {
      const { startedAt, endedAt, recordGone } = doc.data();
      const span = { startedAt: startedAt ?? 0, endedAt: endedAt ?? startedAt ?? 0 };
      const session = { sessionId: doc.id, ...span, isGone: recordGone !== undefined };
      if (session.isGone) return Promise.resolve({ ...session, people: null, ownTime: 0 });
      return reader.isWhole ? withPeople(roomId, session, reader.uid) : withOwn(roomId, session, reader.uid);
    }),
  );
  return { sessions, next: over.length > limit ? (sessions.at(-1)?.startedAt ?? null) : null };
}

type Session = Omit<EarlierSession, 'people' | 'ownTime'>;

async function withPeople(roomId: string, session: Session, uid: string): Promise<EarlierSession> {
  const { docs } = await attendanceOf(roomId, session.sessionId).get();
  const people = listAttendants(
    docs.map((doc) => doc.data()),
    session.endedAt,
  );
  const own = people.find((person) => person.uid === uid);
  return { ...session, people: people.map(({ name }) => name), ownTime: timeIn(own?.intervals ?? []) };
}

async function withOwn(roomId: string, session: Session, uid: string): Promise<EarlierSession> {
  const own = (await attendanceOf(roomId, session.sessionId).doc(uid).get()).data();
  const [attendant] = own ? listAttendants([own], session.endedAt) : [];
  return { ...session, people: null, ownTime: timeIn(attendant?.intervals ?? []) };
}
