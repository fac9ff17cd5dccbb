import * as z from 'zod/mini';

/** A session in the list of a room. */
export const earlierSessionSchema = z.object({
  sessionId: z.string(),
  startedAt: z.number(),
  endedAt: z.number(),
  /** Names of those who were there, in the order in which they came; null for who may not see that. */
  people: z.nullable(z.array(z.string())),
  /** Who was there is deleted. */
  isGone: z.boolean(),
  /** How long the reader was there (ms). */
  ownTime: z.number(),
});
export type EarlierSession = z.infer<typeof earlierSessionSchema>;
