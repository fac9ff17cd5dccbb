import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema, sessionIdSchema, uidSchema } from '@/lib/rooms/schema';
import { earlierSessionSchema } from './earlier-session';
import { receiptSchema } from './receipt';
import { roomNewsSchema } from './room-visit';

/** The sessions of a room that are over, the newest first, a page at a time. `before` is when a page ended. */
export const listEarlierSessions = defineContract({
  name: 'listEarlierSessions',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, before: z.nullable(z.number()) }),
  output: z.object({
    sessions: z.array(earlierSessionSchema),
    /** Where the next page begins; null where there is none. */
    next: z.nullable(z.number()),
  }),
});

/**
 * What stays of a session. Hosts read everybody's attendance and grants, others their own. Of the chat each person
 * reads what they may read there. The answer is null where the room has no such session, or nobody came into it.
 *
 * A host may ask for what another person receives, by their uid in `as`. Private messages are then those that both of
 * them may read.
 */
export const readReceipt = defineContract({
  name: 'readReceipt',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema, as: z.nullable(uidSchema) }),
  output: z.object({ receipt: z.nullable(receiptSchema) }),
});

/**
 * Deletes who was in a session and what was kept of their words, for everyone and for good; hosts may, when it is over.
 * Messages, files and sheets are the room's and stay.
 */
export const deleteRecord = defineContract({
  name: 'deleteRecord',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema }),
  output: z.object({}),
});

/**
 * Notes that the caller has opened the page of a room. The answer is what came since their last visit; null at the
 * first. A page that is opened again soon goes on with the same visit and gets the same answer.
 */
export const visitRoom = defineContract({
  name: 'visitRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, readTo: z.number() }),
  output: z.object({ news: z.nullable(roomNewsSchema) }),
});
