import * as z from 'zod/mini';
import type { MessageChanges } from './changes/message-changes';
import { quotedCellSchema } from './quotes/quoted-cell';
import { messageLimits } from './text/message-limits';
import { splitAtBytes } from './text/split-at-bytes';

export const messageIdSchema = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/** `rooms/{roomId}/messages/{messageId}`, except for its time, which the database writes as it arrives. */
const messageFields = {
  /** The sender. */
  from: z.string(),
  /** The sender's name in the room at that time: it stays when they have left. */
  name: z.string(),
  text: z.string(),
  /** Who reads it; see `Audience`. */
  to: z.string(),
  /** Who reads what is private, its sender among them. */
  readers: z.exactOptional(z.array(z.string())),
  /** The message that it answers. */
  replyTo: z.exactOptional(messageIdSchema),
  /** A file of the room that it shows. */
  file: z.exactOptional(messageIdSchema),
  /** A cell of a sheet that it quotes. */
  cell: z.exactOptional(quotedCellSchema),
} as const;
export const messageSchema = z.object(messageFields);

/** A message as it stands in the database; `at` is the server's time (ms). */
export type KeptMessage = z.infer<typeof messageSchema> &
  MessageChanges & { readonly id: string; readonly at: number };

/** What a page sends, and keeps until the server has it. */
export const pendingMessageSchema = z.object({
  id: messageIdSchema,
  /** The sender's name when it was written. */
  name: z.string(),
  text: z.string(),
  /** Missing in what an earlier release kept. */
  to: z._default(z.string(), 'everyone'),
  replyTo: z.exactOptional(messageIdSchema),
  file: z.exactOptional(messageIdSchema),
  cell: z.exactOptional(quotedCellSchema),
  /** The server refused it; the person decides whether it is tried again. */
  hasFailed: z.exactOptional(z.literal(true)),
});
export type PendingMessage = z.infer<typeof pendingMessageSchema>;

/** Whether a text is longer than the rules allow; they count bytes of UTF-8. */
export const isTooLong = (text: string): boolean => splitAtBytes(text, messageLimits.bytes)[1] !== '';

/** Whether a text can be a message: not empty, and not too long. */
export const isSendable = (text: string): boolean => text.trim() !== '' && !isTooLong(text);
