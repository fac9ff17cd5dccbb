import { traitsOf } from '@/lib/access/profiles';
import type { AuditRow } from '@/lib/audit/schema';
import { intervalsOf, type Attendance } from '@/lib/rooms/session/attendance';
import { listGrants } from './list-grants';
import { listPages, type FoundPage } from './list-pages';
import type { Attendant, Receipt, ReceiptPerson } from './receipt';

/** What stands in the databases about a session. */
export type SessionRecord = {
  sessionId: string;
  startedAt: number;
  endedAt: number | null;
  attendance: readonly Attendance[];
  /** Decisions about permissions in the time of the session. */
  rows: readonly AuditRow[];
  /** The hand-outs that the session was about, and what was done with them. */
  handouts: readonly FoundPage[];
  pageRows: readonly AuditRow[];
  /** Names of people who were not there, such as an administrator who granted something. */
  names: ReadonlyMap<string, string>;
} & Pick<Receipt, 'gone' | 'messages' | 'said' | 'files' | 'sheets' | 'answers' | 'isCut'>;

export type Reader = {
  uid: string;
  /** Whether they read about everybody. */
  isWhole: boolean;
};

/** The receipt of a session as one reader may see it. Messages have been chosen for the reader already. */
export function composeReceipt(record: SessionRecord, reader: Reader, now: number): Receipt {
  const { sessionId, startedAt, endedAt, attendance, rows, handouts, pageRows, names, ...shared } = record;
  const end = endedAt ?? now;
  const present = listAttendants(attendance, end);
  const isSeen = ({ uid }: { uid: string }) => reader.isWhole || uid === reader.uid;
  const attended = new Map(attendance.map(({ uid, name }) => [uid, name]));
  const nameOf = (uid: string) => attended.get(uid) ?? names.get(uid) ?? '';
  return {
    ...{ sessionId, startedAt, endedAt, isWhole: reader.isWhole },
    people: present.filter(isSeen),
    hosts: present.filter(({ isHost }) => isHost).map(toPerson),
    grants: listGrants(rows, { end, nameOf }).filter(isSeen),
    pages: listPages(handouts, pageRows, { uid: reader.isWhole ? null : reader.uid, nameOf }),
    ...shared,
    said: shared.said.map((line) => withoutGoneLine(line, shared.sheets)),
  };
}

/** A line of a sheet that is gone, or was never in this room, leads nowhere. */
function withoutGoneLine(
  { spoken, ...said }: Receipt['said'][number],
  sheets: Receipt['sheets'],
): Receipt['said'][number] {
  const isHere = sheets.some(({ id }) => id === spoken?.sheet);
  return { ...said, ...(spoken && isHere && { spoken }) };
}

/** Those who were there, in the order in which they came. */
export function listAttendants(attendance: readonly Attendance[], end: number): Attendant[] {
  return attendance
    .map((person) => ({
      ...toPerson(person),
      isHost: traitsOf(person.profile).isHost,
      intervals: intervalsOf(person, end),
    }))
    .filter(({ intervals }) => intervals.length > 0)
    .sort(
      (one, other) =>
        (one.intervals[0]?.from ?? 0) - (other.intervals[0]?.from ?? 0) || one.uid.localeCompare(other.uid),
    );
}

const toPerson = ({ uid, name, seat }: ReceiptPerson): ReceiptPerson => ({
  ...{ uid, name },
  ...(seat !== undefined && { seat }),
});
