import * as z from 'zod/mini';

/** Times are milliseconds since 1970. */
const time = z.number();

/** `rooms/{roomId}/visits/{uid}`: when one person was last on the page of a room. Only the server reads it. */
export const roomVisitSchema = z.object({
  uid: z.string(),
  at: time,
  /** The end of the visit before this one; null in the first. */
  before: z.nullable(time),
});
export type RoomVisit = z.infer<typeof roomVisitSchema>;

/** A page that is opened again this soon goes on with the same visit (ms), so that a reload hides nothing. */
export const sameVisit = 30 * 60_000;

/** The visit that somebody is on when they open the page. */
export function nextVisit(last: RoomVisit | null, uid: string, now: number): RoomVisit {
  if (last === null) return { uid, at: now, before: null };
  const isSame = now - last.at <= sameVisit;
  return { uid, at: Math.max(now, last.at), before: isSame ? last.before : last.at };
}

/** What came into a room since a person was last there. */
export const roomNewsSchema = z.object({
  /** The end of their last visit. */
  since: time,
  /** The same, or the time at which they left a later call. What came in before it is not counted. */
  after: time,
  /** Messages that they may read and have not written. */
  messages: z.number(),
  /** Files of others. */
  files: z.number(),
  /** Sessions that ended since the last visit, the newest first. */
  sessions: z.array(z.object({ sessionId: z.string(), startedAt: time })),
});
export type RoomNews = z.infer<typeof roomNewsSchema>;
