import * as z from 'zod/mini';
import { handoutIdSchema, shownIdSchema } from '@/lib/class/handout';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { uidSchema } from '@/lib/rooms/schema';

/** What a learner says to a host who asks to show their page. */
const showingAnswers = ['named', 'unnamed', 'no'] as const;
export const showingAnswerSchema = z.enum(showingAnswers);
export type ShowingAnswer = z.infer<typeof showingAnswerSchema>;

/**
 * `rooms/{roomId}/handouts/{handoutId}/showings/{uid}`: whether a learner's page is shown to the room, or a host asks
 * for it. The learner and those who lead the class read it, and nobody else. Times are ms.
 */
export const showingSchema = z.object({
  uid: uidSchema,
  roomId: z.string(),
  handoutId: handoutIdSchema,
  /** A host asks; the answer is missing until the learner gives one. */
  asked: z.optional(z.object({ by: uidSchema, at: z.number(), answer: z.optional(showingAnswerSchema) })),
  /** It is shown now, as it was then. */
  shown: z.optional(z.object({ id: shownIdSchema, by: uidSchema, isNamed: z.boolean(), at: z.number() })),
});
export type Showing = z.infer<typeof showingSchema>;

/** Whether the learner has agreed to this. A yes with the name is one without it too. */
export function agreesTo(showing: Pick<Showing, 'asked'> | undefined, isNamed: boolean): boolean {
  const answer = showing?.asked?.answer;
  return answer === 'named' || (answer === 'unnamed' && !isNamed);
}

/** A page as it was when it was shown. It stands on no list, so nobody writes in it. */
export const shownPageOf = (roomId: string, shownId: string): DocumentPlace => ({
  kind: 'worksheets',
  owner: 'rooms',
  ownerId: roomId,
  id: `shown-${shownId}`,
});
