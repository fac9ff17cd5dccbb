import * as z from 'zod/mini';
import { handoutIdLength, handoutStates, mostLines } from '@/lib/access/class-rules';
import { documentIdSchema, type DocumentPlace } from '@/lib/documents/document-place';
import { uidSchema } from '@/lib/rooms/schema';

export const handoutIdSchema = z.string().check(z.regex(new RegExp(`^[0-9a-f]{${handoutIdLength}}$`)));
export const handoutStateSchema = z.enum(handoutStates);

/** The number of a line. */
export const paceSchema = z.number().check(z.int(), z.minimum(1), z.maximum(mostLines));

/** The most characters of a sentence to all learners. */
export const longestWords = 500;
export const wordsSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestWords));

/** Names a page that is shown. It is random, and leads to no learner. */
export const shownIdSchema = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** What everybody reads about the page that is shown; its name is null where it goes without. */
const shownSchema = z.object({ id: shownIdSchema, name: z.nullable(z.string()), at: z.number() });
export type Shown = z.infer<typeof shownSchema>;

/** The most hand-outs of one room. */
export const handoutsPerRoom = 200;

/** `rooms/{roomId}/handouts/{id}`: a sheet of the room of which each learner has a page of their own. */
export const handoutSchema = z.object({
  /** The sheet's name when it was handed out. */
  name: z.string(),
  /** The sheet that was handed out. It goes on by itself, and pages keep to what it was. */
  sheetId: documentIdSchema,
  by: uidSchema,
  at: z.number(),
  state: handoutStateSchema,
  /** When that state began; pages that were handed out before this was kept began with `at`. */
  since: z.optional(z.number()),
  /** What the host said to all when the pages came back. */
  words: z.optional(wordsSchema),
  /** The number of the last line on which everybody may work; without it, all of them. */
  pace: z.optional(paceSchema),
  /** The page of a learner that everybody sees now. */
  shown: z.optional(shownSchema),
});
export type Handout = z.infer<typeof handoutSchema>;

/** What was handed out, for learners who come later. It stands on no list, so nobody writes in it. */
export const originalOf = (roomId: string, handoutId: string): DocumentPlace => ({
  kind: 'worksheets',
  owner: 'rooms',
  ownerId: roomId,
  id: `handout-${handoutId}`,
});
