import * as z from 'zod/mini';

/**
 * `beside/{roomId}/{handoutId}/{uid}` of the Realtime Database: what stands beside a learner's page. Who leads the
 * class writes it; the learner reads it.
 */
export const besideSchema = z.object({
  /** A note for a line, by the id of its cell. */
  notes: z.optional(z.record(z.string(), z.object({ text: z.string(), by: z.string(), at: z.number() }))),
  /** Lines that were looked at, by the id of their cell. */
  looked: z.optional(z.record(z.string(), z.object({ by: z.string(), at: z.number() }))),
  /** Who reads the page now, by uid; a page that loses its line is taken out by the service. */
  readers: z.optional(z.record(z.string(), z.object({ at: z.number() }))),
});
export type Beside = z.infer<typeof besideSchema>;

/** Where it stands. */
export const besidePath = (roomId: string, handoutId: string, uid: string): string =>
  `beside/${roomId}/${handoutId}/${uid}`;
