import * as z from 'zod/mini';
import { mistakeSchema } from '@/lib/questions/verdict';

/** Answers that say the same, or that went wrong in the same way. */
const tallyGroupSchema = z.object({
  /** Names the group in its round: the same answers always make the same. */
  id: z.string(),
  /** The answer as it was typed first, or the choice's id. */
  label: z.string(),
  state: z.enum(['right', 'partly', 'wrong', 'open', 'none']),
  people: z.number(),
  mistake: z.exactOptional(z.object({ kind: mistakeSchema, power: z.exactOptional(z.number()) })),
  /** What a host says about it. */
  words: z.exactOptional(z.string()),
});
export type TallyGroup = z.infer<typeof tallyGroupSchema>;

/** `rooms/{roomId}/questions/{id}/tally/shown`: the results of a round for everybody, without names. */
export const tallySchema = z.object({
  round: z.number(),
  at: z.number(),
  /** People, not answers. */
  answered: z.number(),
  right: z.number(),
  late: z.number(),
  groups: z.array(tallyGroupSchema),
});
export type Tally = z.infer<typeof tallySchema>;

/** `rooms/{roomId}/questions/{id}/notes/groups`: what hosts say about groups of answers, by the group's id. */
export const groupWordsSchema = z.object({ words: z.record(z.string(), z.string()) });
export type GroupWords = z.infer<typeof groupWordsSchema>;
