import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { handoutIdSchema, handoutStateSchema, paceSchema, wordsSchema } from '@/lib/class/handout';
import { documentIdSchema } from '@/lib/documents/document-place';
import { showingAnswerSchema } from '@/lib/class/showing';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';

/** Gives each learner of the room a page of their own, as the sheet is now. `learners` says how many got one. */
export const handOutPage = defineContract({
  name: 'handOutPage',
  kind: 'keyed',
  input: z.strictObject({ roomId: roomIdSchema, sheetId: documentIdSchema }),
  output: z.object({ handoutId: z.string(), learners: z.number() }),
});

/** Makes the caller's page of a hand-out, unless they have it: for a learner who comes later. */
export const takePage = defineContract({
  name: 'takePage',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, handoutId: handoutIdSchema }),
  output: z.object({}),
});

/**
 * Lets learners write on their pages, keeps the pages as they are for a while, collects them, or hands them back:
 * `words` is then said to all who have one.
 */
export const leadHandout = defineContract({
  name: 'leadHandout',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    handoutId: handoutIdSchema,
    state: handoutStateSchema,
    words: z.exactOptional(wordsSchema),
  }),
  output: z.object({}),
});

/** Says up to which line everybody works on their pages of a hand-out; null takes that back. */
export const paceHandout = defineContract({
  name: 'paceHandout',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, handoutId: handoutIdSchema, pace: z.nullable(paceSchema) }),
  output: z.object({}),
});

const learnersPage = { roomId: roomIdSchema, handoutId: handoutIdSchema, uid: uidSchema };

/**
 * Shows a learner's page to everybody in the room, as it is now. Where the organisation says so, the learner must have
 * said yes. A page that was shown before is shown no more.
 */
export const showPage = defineContract({
  name: 'showPage',
  kind: 'keyed',
  input: z.strictObject({ ...learnersPage, isNamed: z.boolean() }),
  output: z.object({}),
});

/** Shows no page of the hand-out any more. */
export const hidePage = defineContract({
  name: 'hidePage',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, handoutId: handoutIdSchema }),
  output: z.object({}),
});

/** Asks a learner whether their page may be shown. */
export const askToShow = defineContract({
  name: 'askToShow',
  kind: 'natural',
  input: z.strictObject(learnersPage),
  output: z.object({}),
});

/** The caller says whether their page may be shown. Where nobody asks it changes nothing. */
export const answerToShow = defineContract({
  name: 'answerToShow',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, handoutId: handoutIdSchema, answer: showingAnswerSchema }),
  output: z.object({}),
});
