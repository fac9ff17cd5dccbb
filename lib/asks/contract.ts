import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';
import { askKinds, noteSchema } from './schema';

const answerSchema = z.discriminatedUnion('outcome', [
  /** `once` lasts until what was begun by it is stopped; both end with the session. */
  z.strictObject({ outcome: z.literal('granted'), lasts: z.enum(['once', 'session']) }),
  /** With a sentence, or without a word. */
  z.strictObject({ outcome: z.literal('declined'), words: noteSchema }),
  /** A hand is taken down; and put up again, where it was, by who took it down. */
  z.strictObject({ outcome: z.literal('lowered') }),
  z.strictObject({ outcome: z.literal('raised') }),
]);
export type AnswerGiven = z.infer<typeof answerSchema>;

/**
 * Answers what somebody waits for. Hosts may; where a room says so, anybody else in it. `at` is when it was asked: an
 * answer that is late does not meet the next ask.
 */
export const answerAsk = defineContract({
  name: 'answerAsk',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    uid: uidSchema,
    kind: z.enum(askKinds),
    at: z.number(),
    answer: answerSchema,
  }),
  output: z.object({}),
});
