import * as z from 'zod/mini';
import { personKinds } from '@/lib/auth/person-kind';
import { personProfileSchema } from '@/lib/rooms/schema';

/** Times in all documents of this domain are milliseconds since 1970. */
const time = z.number();

/** One stay of one participant of the media server. */
const visitSchema = z.object({
  /** When they came; missing while only their leaving has been heard of. */
  from: z.exactOptional(time),
  /** When they left, by every report of it; the earliest is right. Missing while they are inside. */
  ends: z.exactOptional(z.array(time)),
});
export type Visit = z.infer<typeof visitSchema>;

/**
 * `rooms/{roomId}/sessions/{sessionId}/attendance/{uid}`: when one person was in one call. Each stay has its own field,
 * named by the media server's id of the participant. So reports are written blindly, in any order and repeatedly.
 */
export const attendanceSchema = z.object({
  uid: z.string(),
  /** The person's name in the room at that time: it stays when they have left. */
  name: z.string(),
  profile: personProfileSchema,
  kind: z.enum(personKinds),
  seat: z.exactOptional(z.number()),
  visits: z.record(z.string(), visitSchema),
});
export type Attendance = z.infer<typeof attendanceSchema>;

/** A time in which somebody was in the call (ms). */
export type Interval = { readonly from: number; readonly until: number };

/**
 * When somebody was in the call, in order and without overlaps: two devices at once count once.
 *
 * @param end when the session ended, or now while it is open
 */
export function intervalsOf({ visits }: Pick<Attendance, 'visits'>, end: number): Interval[] {
  const stays = Object.values(visits)
    .flatMap(({ from, ends = [] }) => {
      if (from === undefined || from >= end) return [];
      // The media server reports leaving in whole seconds, and coming in milliseconds.
      return [{ from, until: Math.max(from, Math.min(end, ...ends)) }];
    })
    .sort((one, other) => one.from - other.from);
  const merged: Interval[] = [];
  for (const stay of stays) {
    const last = merged.at(-1);
    if (last && stay.from <= last.until) {
      merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, stay.until) };
    } else {
      merged.push(stay);
    }
  }
  return merged;
}

/** Whether somebody has been in the call at or after an instant (ms). */
export const wasInsideSince = (attendance: Pick<Attendance, 'visits'> | undefined, since: number): boolean =>
  Object.values(attendance?.visits ?? {}).some(
    ({ from, ends = [] }) => from !== undefined && Math.min(...ends) >= since,
  );

/** How long that was in all (ms). */
export const timeIn = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { from, until }) => sum + until - from, 0);
