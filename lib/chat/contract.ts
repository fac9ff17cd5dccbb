import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema } from '@/lib/rooms/schema';
import { reactionKinds } from './changes/reactions';
import { isSendable, messageIdSchema } from './schema';

const messageInput = { roomId: roomIdSchema, messageId: messageIdSchema };

/** Changes the text of one's own message, for a few minutes after it was sent. */
export const editMessage = defineContract({
  name: 'editMessage',
  kind: 'natural',
  input: z.strictObject({ ...messageInput, text: z.string().check(z.refine(isSendable)) }),
  output: z.object({}),
});

/** Deletes one's own message; nothing of it is left. */
export const deleteMessage = defineContract({
  name: 'deleteMessage',
  kind: 'natural',
  input: z.strictObject(messageInput),
  output: z.object({}),
});

/** Takes the text of somebody's message away, as a host. That it was there stays. */
export const removeMessage = defineContract({
  name: 'removeMessage',
  kind: 'natural',
  input: z.strictObject(messageInput),
  output: z.object({}),
});

/** Sets or takes back one's own reaction to a message. */
export const reactToMessage = defineContract({
  name: 'reactToMessage',
  kind: 'natural',
  input: z.strictObject({ ...messageInput, kind: z.enum(reactionKinds), isOn: z.boolean() }),
  output: z.object({}),
});

/** Pins a message for everyone, or takes it down, as a host. */
export const pinMessage = defineContract({
  name: 'pinMessage',
  kind: 'natural',
  input: z.strictObject({ ...messageInput, isPinned: z.boolean() }),
  output: z.object({}),
});

/**
 * Has those who are not in the call hear of the caller's own message: its readers where it is private, else everybody.
 * Sent again, it tells nobody twice.
 */
export const tellOfMessage = defineContract({
  name: 'tellOfMessage',
  kind: 'natural',
  input: z.strictObject(messageInput),
  output: z.object({}),
});
