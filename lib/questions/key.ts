import * as z from 'zod/mini';
import { choiceIdSchema } from '@/lib/questions/question';

/** The forms that an answer can be asked for in. `as-typed` is the form of the key. */
export const askedForms = ['expanded', 'factored', 'lowest-terms', 'as-typed'] as const;

const short = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/**
 * `rooms/{roomId}/questions/{id}/secret/key`: what the right answer is, and how near to it an answer has to be. No page
 * reads it from the database; hosts get it from the server.
 */
export const keySchema = z.strictObject({
  /** Lines of a small sheet below the given ones; the last one is the right answer. Empty for choices and texts. */
  lines: z.string().check(z.maxLength(2000)),
  /** Choices that are right. */
  right: z.array(choiceIdSchema).check(z.maxLength(12)),
  /** Texts that are right; with none of them, hosts decide about each answer. */
  texts: z.array(short).check(z.maxLength(20)),
  /** How far a number may be off, in parts of the key. */
  relative: z.exactOptional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The same as an amount: a number in the unit of the key, or with that unit. */
  absolute: z.exactOptional(z.string().check(z.maxLength(60))),
  figures: z.exactOptional(
    z.strictObject({ count: z.int().check(z.minimum(1), z.maximum(15)), atLeast: z.boolean() }),
  ),
  decimals: z.exactOptional(z.int().check(z.minimum(0), z.maximum(15))),
  /** Any unit of the right kind, or the very unit of the key. */
  unit: z.enum(['kind', 'same']),
  form: z.exactOptional(z.enum(askedForms)),
  /** The key is an antiderivative in this name. A constant of integration has to be there. */
  antiderivative: z.exactOptional(z.string().check(z.regex(/^\p{L}[\p{L}\p{N}_]{0,15}$/u))),
  /** What holds for the names, such as `x > 0`. */
  assuming: z.exactOptional(z.string().check(z.maxLength(200))),
  /** One comes with each wrong try, in this order. */
  hints: z.array(short).check(z.maxLength(5)),
  /** Whether a wrong formula comes with numbers at which it differs. */
  showsWitness: z.boolean(),
});
export type Key = z.infer<typeof keySchema>;
