import * as z from 'zod/mini';
import { choiceIdSchema } from '@/lib/questions/question';
import { verdictSchema } from '@/lib/questions/verdict';
import { uidSchema } from '@/lib/rooms/schema';

/** The most characters of an answer. */
const longestAnswer = 500;

/** What a learner sends: words as they were typed, or what they chose. */
export const givenAnswerSchema = z.union([
  z.strictObject({ typed: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAnswer)) }),
  z.strictObject({ chosen: z.array(choiceIdSchema).check(z.minLength(1), z.maxLength(12)) }),
]);
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

const sentTrySchema = z.object({
  given: givenAnswerSchema,
  round: z.number(),
  at: z.number(),
  /** It came after the time of the question. */
  late: z.boolean(),
});

/**
 * `rooms/{roomId}/questions/{id}/answers/{uid}`: what a learner has sent, in all rounds. The learner alone reads it; it
 * says nothing about right or wrong.
 */
export const ownAnswerSchema = z.object({
  uid: uidSchema,
  /** Where the verdicts about it stand. */
  mark: z.string(),
  tries: z.array(sentTrySchema),
});
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;

const markedTrySchema = z.object({
  given: givenAnswerSchema,
  round: z.number(),
  late: z.boolean(),
  /** How long it took from the opening of the question (s). */
  took: z.number(),
  /** What it says, in one form: the same for answers that say the same. */
  says: z.string(),
  /** Absent for polls. */
  verdict: z.exactOptional(verdictSchema),
});
export type MarkedTry = z.infer<typeof markedTrySchema>;

/**
 * `rooms/{roomId}/questions/{id}/marks/{markId}`: the same with the verdicts. Hosts read it, and the learner whose
 * answer names it, once verdicts are told. In a question with names its id is the learner's uid.
 */
export const markSchema = z.object({
  /** Absent in a question without names. */
  uid: z.exactOptional(uidSchema),
  tries: z.array(markedTrySchema),
});
export type Mark = z.infer<typeof markSchema>;

export const markIdSchema = uidSchema;
