import * as z from 'zod/mini';

/** What is wrong with a key or its numbers, as the engine finds it. */
const warningSchema = z.object({
  kind: z.enum([
    /** There is no key, or it cannot be read or calculated. */
    'key-unreadable',
    /** For some numbers the key has no value. */
    'no-answer',
    /** For some numbers the key has two values. */
    'two-answers',
    /** The right answer would not be accepted, for example because of the form asked. */
    'key-refused',
    /** A tolerance, a condition or a unit of a number cannot be read. */
    'option-unreadable',
    /** It took too long to find out. */
    'too-slow',
  ]),
  /** What the engine says, or the numbers for which it is so. */
  detail: z.string(),
});
export type PreviewWarning = z.infer<typeof warningSchema>;

const exampleSchema = z.object({
  typed: z.string(),
  /** Why it is refused, as a part; absent for what is accepted. */
  part: z.exactOptional(z.enum(['value', 'unit', 'figures', 'form'])),
});
export type PreviewExample = z.infer<typeof exampleSchema>;

/** What hosts see while they write a question. */
export const previewSchema = z.object({
  /** The right answer for three draws of the numbers; one without numbers of their own. */
  samples: z.array(
    z.object({
      numbers: z.array(z.object({ name: z.string(), value: z.string() })),
      key: z.nullable(z.string()),
    }),
  ),
  accepted: z.array(exampleSchema),
  refused: z.array(exampleSchema),
  warnings: z.array(warningSchema),
});
export type QuestionPreview = z.infer<typeof previewSchema>;
