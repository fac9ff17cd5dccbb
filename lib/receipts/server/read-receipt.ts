import 'server-only';
import { readRoomRows } from '@/lib/audit/server/read-room-rows';
import type { AuditRow } from '@/lib/audit/schema';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { composeReceipt, type Reader } from '@/lib/receipts/compose-receipt';
import { readReceipt } from '@/lib/receipts/contract';
import type { FoundPage } from '@/lib/receipts/list-pages';
import type { Receipt } from '@/lib/receipts/receipt';
import {
  listFiles,
  listMessages,
  listSaid,
  listSheets,
  type Span,
} from '@/lib/receipts/server/session-things';
import { readOwnAnswers } from '@/lib/receipts/server/session-answers';
import { listHandouts, readPageRows } from '@/lib/receipts/server/session-pages';
import { readerOf } from '@/lib/receipts/server/reader-of';
import { sessionReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { attendanceOf } from '@/lib/rooms/server/sessions/attendance-store';
import type { Attendance } from '@/lib/rooms/session/attendance';

type Asked = {
  roomId: string;
  sessionId: string;
  reader: Reader;
  /** Whose receipt a host looks at; null for the reader's own. */
  as?: string | null;
};

/** More decisions about permissions than any lesson has. */
const mostRows = 500;

export const readReceiptCallable = roomCallable(
  readReceipt,
  'room:read',
  async ({ caller, input, evidence }) => ({
    receipt: await readReceiptOf({ ...input, reader: readerOf(caller.uid, evidence) }, Date.now()),
  }),
);

/**
 * Reads what stays of a session, for somebody who may read the room; null where there was none. Throws `access/denied`
 * for who wants to see another person's without being a host.
 */
export async function readReceiptOf(
  { roomId, sessionId, reader, as = null }: Asked,
  now: number,
): Promise<Receipt | null> {
  if (as !== null && !reader.isWhole) {
    throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
  }
  const session = (await sessionReference(roomId, sessionId).get()).data();
  if (!session || session.startedAt === null) return null;
  const { startedAt, endedAt, recordGone: gone = null } = session;
  const span: Span = { from: startedAt, until: endedAt ?? now };
  const ofReader = as === null ? reader : { uid: as, isWhole: false };
  const [attendance, rows, pageRows, messages, said, files, sheets] = await Promise.all([
    attendanceOf(roomId, sessionId).get(),
    readDecisions(roomId, span),
    readPageRows(roomId, span),
    listMessages(roomId, as === null ? [reader.uid] : [reader.uid, as], span),
    listSaid(roomId, sessionId),
    listFiles(roomId, span),
    listSheets(roomId, span),
  ]);
  const uid = ofReader.isWhole ? null : ofReader.uid;
  const [handouts, answers] = await Promise.all([
    listHandouts({ roomId, uid, rows: pageRows }, span),
    uid === null ? [] : readOwnAnswers({ roomId, uid, isOther: uid !== reader.uid }, span),
  ]);
  // What is being deleted is gone already.
  const people = gone ? [] : attendance.docs.map((doc) => doc.data());
  const record = {
    ...{ sessionId, startedAt, endedAt, gone, rows, handouts, pageRows, files, sheets, answers },
    attendance: people,
    names: await findNames(
      roomId,
      [...namedIn(rows), ...namedIn(pageRows), ...namedBeside(handouts)],
      people,
    ),
    messages: messages.all,
    said: gone?.by === 'host' ? [] : said.all,
    isCut: { messages: messages.isCut, said: said.isCut },
  };
  return composeReceipt(record, ofReader, now);
}

async function readDecisions(roomId: string, { from, until }: Span): Promise<AuditRow[]> {
  const areEnough = (rows: readonly AuditRow[]) => rows.length >= mostRows;
  const found = await Promise.all(
    (['exception-set', 'ask-declined'] as const).map((action) =>
      readRoomRows({ roomId, action, since: from, until }, areEnough),
    ),
  );
  return found.flat();
}

const namedIn = (rows: readonly AuditRow[]) =>
  rows.flatMap(({ actorUid, subjectUid }) => [actorUid, subjectUid]);

const namedBeside = (handouts: readonly FoundPage[]) =>
  handouts.flatMap(({ by, own }) => [by, ...(own?.notes ?? []).map((note) => note.by)]);

/** Of those who are named and were not there. */
async function findNames(
  roomId: string,
  uids: readonly (string | null)[],
  present: readonly Attendance[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Set(present.map(({ uid }) => uid));
  const named = new Set(uids);
  const missing = [...named].filter(
    (uid): uid is string => uid !== null && !uid.startsWith('_') && !known.has(uid),
  );
  if (missing.length === 0) return new Map();
  const references = missing.map((uid) => adminFirestore().doc(`rooms/${roomId}/members/${uid}`));
  const members = await adminFirestore().getAll(...references, { fieldMask: ['name'] });
  return new Map(
    members.flatMap((member) => {
      const name: unknown = member.get('name');
      return typeof name === 'string' ? [[member.id, name] as const] : [];
    }),
  );
}
