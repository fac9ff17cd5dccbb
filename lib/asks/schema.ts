import * as z from 'zod/mini';
import { askableCapabilities } from '@/lib/access/capabilities';
import { longestNote } from '@/lib/access/longest-note';

/** What somebody waits for: to be called on, or to be allowed something. */
export const askKinds = ['hand', ...askableCapabilities] as const;
export type AskKind = (typeof askKinds)[number];

/** What is said with a raised hand, or with a no: one line. */
export const noteSchema = z.string().check(z.maxLength(longestNote), z.regex(/^[^\p{Cc}]*$/u));

const answerSchema = z.object({
  /** The time of the ask that it answers. */
  of: z.number(),
  outcome: z.enum(['granted', 'declined', 'lowered']),
  byUid: z.string(),
  words: z.exactOptional(z.string()),
  /** For a grant: how long it lasts. */
  lasts: z.exactOptional(z.enum(['once', 'session'])),
});
export type AskAnswer = z.infer<typeof answerSchema>;

/**
 * `asks/{roomId}/{uid}/{kind}` in the Realtime Database. It stands until its owner has read the answer or leaves the
 * call. A lowered hand stands too, so that it can go up again where it was.
 */
export const askRowSchema = z.object({
  /** Time of the server (ms): the order of the queue. */
  at: z.number(),
  session: z.string(),
  note: z.exactOptional(z.string()),
  answer: z.exactOptional(answerSchema),
  /** When the owner's connection broke, by the server's clock (ms). The owner's page takes it away again. */
  away: z.exactOptional(z.number()),
});
