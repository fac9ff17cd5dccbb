import * as z from 'zod/mini';

/** What a person can be told of while they are elsewhere. */
export const noticeKinds = [
  'room-begins',
  'mention',
  'private-message',
  'message',
  'added',
  'let-in',
  'granted',
  'waiting',
  'meets-soon',
  'meets-later',
  'receipt',
  'page-returned',
  'page-asked',
  'page-shown',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How far something reaches: their devices, the inbox alone, or nobody. */
export const noticeWays = ['push', 'inbox', 'off'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** What a person has chosen; what they never chose follows `defaultWays`. */
export const noticeChoicesSchema = z.partialRecord(z.enum(noticeKinds), z.enum(noticeWays));
export type NoticeChoices = z.infer<typeof noticeChoicesSchema>;

/** `users/{uid}/roomNotices/{roomId}`: what holds for one room, over what the account says. */
export const roomNoticesSchema = z.object({ choices: noticeChoicesSchema });

/** What can be chosen for one room: being added comes before there is anything to choose. */
export const roomNoticeKinds = noticeKinds.filter((kind): kind is RoomNoticeKind => kind !== 'added');
export type RoomNoticeKind = Exclude<NoticeKind, 'added'>;

export const noticeIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** `users/{uid}/notices/{noticeId}`. Times are ms. */
export const noticeSchema = z.object({
  kind: z.enum(noticeKinds),
  roomId: z.string(),
  roomName: z.string(),
  /** Of a receipt: the session that it is about. */
  sessionId: z.exactOptional(z.string()),
  /** Of a page of a hand-out: which one, and whether it is shown with the learner's name. */
  page: z.exactOptional(
    z.object({ handoutId: z.string(), name: z.string(), isNamed: z.exactOptional(z.boolean()) }),
  ),
  /** The person behind it, as they were called then; null where there is none. */
  byName: z.nullable(z.string()),
  at: z.number(),
  readAt: z.nullable(z.number()),
});
export type Notice = z.infer<typeof noticeSchema>;

/** As many as the inbox shows at once. */
export const mostNotices = 50;

/** As the server keeps it: it goes by itself. */
export const keptNoticeSchema = z.extend(noticeSchema, {
  expiresAt: z.number(),
  /** A push of it is still to be sent, and is worth sending until then (ms). */
  pushUntil: z.exactOptional(z.number()),
});
