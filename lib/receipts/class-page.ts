import * as z from 'zod/mini';
import { handoutStates, progressStates } from '@/lib/access/class-rules';

const time = z.number();

/** Something that a host did with the pages of a hand-out, or with one of them. */
const pageLeadSchema = z.object({
  kind: z.enum([...handoutStates, 'paced', 'shown', 'hidden']),
  at: time,
  /** Empty where the name is not known any more, as is that of the learner. */
  byName: z.string(),
  /** Of a pace: the last line on which everybody works; null for all of them. */
  pace: z.exactOptional(z.nullable(z.number())),
  /** Of a page that was shown: its learner, and whether everybody read the name. */
  learner: z.exactOptional(z.string()),
  isNamed: z.exactOptional(z.boolean()),
});
export type PageLead = z.infer<typeof pageLeadSchema>;

/** A note of a teacher beside a line, by the id of its cell. */
const noteSchema = z.object({ cell: z.string(), text: z.string(), byName: z.string(), at: time });

/** A hand-out in a receipt: for who reads about everybody what was done, for learners their own page as well. */
export const classPageSchema = z.object({
  handoutId: z.string(),
  name: z.string(),
  /** When it was handed out. */
  at: time,
  byName: z.string(),
  /** How it stands now. */
  state: z.enum(handoutStates),
  /** What a host said to all when the pages came back. */
  words: z.exactOptional(z.string()),
  /** What the learner's page said about itself last. Nobody has checked it. */
  said: z.exactOptional(z.object({ state: z.enum(progressStates), done: z.number() })),
  notes: z.array(noteSchema),
  /** The oldest first. */
  led: z.array(pageLeadSchema),
});
export type ClassPage = z.infer<typeof classPageSchema>;
