import * as z from 'zod/mini';
import { capabilities } from '@/lib/access/capabilities';
import { fileKinds } from '@/lib/files/file-types';
import { classPageSchema } from './class-page';
import { ownAnswersSchema } from './own-answers';

/** Times are milliseconds since 1970. */
const time = z.number();
const personSchema = z.object({ uid: z.string(), name: z.string(), seat: z.exactOptional(z.number()) });
export type ReceiptPerson = z.infer<typeof personSchema>;

const attendantSchema = z.extend(personSchema, {
  isHost: z.boolean(),
  /** When they were in the call, in order and without overlaps. */
  intervals: z.array(z.object({ from: time, until: time })),
});
export type Attendant = z.infer<typeof attendantSchema>;

/** A cell of a sheet that a message quotes, as it was then. */
export const quotedCellSchema = z.object({
  sheet: z.string(),
  id: z.string(),
  kind: z.string(),
  line: z.number(),
  source: z.string(),
  /** The lines on which its result builds. */
  given: z.exactOptional(z.string()),
});
export type QuotedCell = z.infer<typeof quotedCellSchema>;

/** Who a message was for, other than everyone. */
const messageSchema = z.object({
  id: z.string(),
  uid: z.string(),
  name: z.string(),
  text: z.string(),
  at: time,
  isPrivate: z.exactOptional(z.literal(true)),
  cell: z.exactOptional(quotedCellSchema),
});

/** The line of a sheet about which somebody spoke. */
export const spokenCellSchema = z.object({ sheet: z.string(), id: z.string(), line: z.number() });
export type SpokenCell = z.infer<typeof spokenCellSchema>;

const saidSchema = z.object({
  id: z.string(),
  uid: z.string(),
  name: z.string(),
  text: z.string(),
  at: time,
  spoken: z.exactOptional(spokenCellSchema),
});

/** What a host said to one person about one permission. */
const grantSchema = z.object({
  kind: z.enum(['granted', 'taken', 'declined']),
  uid: z.string(),
  name: z.string(),
  /** Who decided; empty where the name is not known any more. */
  byName: z.string(),
  capability: z.enum(capabilities),
  at: time,
  /** When it was over during the session; null where it held until the end. */
  until: z.nullable(time),
});
export type Grant = z.infer<typeof grantSchema>;

/** What stays of one session, as one reader may see it. */
export const receiptSchema = z.object({
  sessionId: z.string(),
  startedAt: time,
  /** Null while the session is open. */
  endedAt: z.nullable(time),
  /** When its attendance was deleted: by a host, with the transcript, or by the organisation's rule. */
  gone: z.nullable(z.object({ at: time, by: z.enum(['host', 'rule']) })),
  /** Whether the reader sees everybody's attendance and grants, or their own alone. */
  isWhole: z.boolean(),
  /** Those whose times the reader may see, in the order in which they came. */
  people: z.array(attendantSchema),
  /** The hosts who were there. Everybody sees their names. */
  hosts: z.array(personSchema),
  grants: z.array(grantSchema),
  /** The oldest first. */
  messages: z.array(messageSchema),
  said: z.array(saidSchema),
  files: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(fileKinds), size: z.number() })),
  sheets: z.array(z.object({ id: z.string(), name: z.string(), createdAt: time })),
  /** What was handed out to each learner, the oldest first; servers of an earlier release send none. */
  pages: z._default(z.array(classPageSchema), []),
  /** What the reader answered to questions, in their own receipt; servers of an earlier release send none. */
  answers: z._default(z.array(ownAnswersSchema), []),
  /** There is more of it than a receipt holds. */
  isCut: z.object({ messages: z.boolean(), said: z.boolean() }),
});
export type Receipt = z.infer<typeof receiptSchema>;
