import { writeTable } from '@/lib/core/write-table';
import { timeIn } from '@/lib/rooms/session/attendance';
import type { Attendant } from './receipt';

/** The names of the columns, and how a host is called. */
export type AttendanceWords = Readonly<
  Record<'name' | 'role' | 'came' | 'left' | 'minutes' | 'stays', string> & { host: string }
>;

const iso = (at: number | undefined): string => (at === undefined ? '' : new Date(at).toISOString());

/** Who was there, as a table: a line for each person. Times are UTC, so that every program reads them alike. */
export function attendanceCsv(people: readonly Attendant[], words: AttendanceWords): string {
  const { name, role, came, left, minutes, stays, host } = words;
  const lines = people.map(({ intervals, ...person }) => [
    person.name,
    person.isHost ? host : '',
    iso(intervals[0]?.from),
    iso(intervals.at(-1)?.until),
    String(Math.round(timeIn(intervals) / 60_000)),
    intervals.map(({ from, until }) => `${iso(from)}/${iso(until)}`).join(' '),
  ]);
  return writeTable([[name, role, came, left, minutes, stays], ...lines]);
}
