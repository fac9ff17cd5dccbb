import * as z from 'zod/mini';

/** What is looked at apart in an answer. */
export const answerParts = ['value', 'unit', 'figures', 'form'] as const;

/** `open` is what could not be decided: it counts against nobody, and a host decides it. */
const partStateSchema = z.enum(['right', 'wrong', 'open']);
export type PartState = z.infer<typeof partStateSchema>;

/** What a wrong answer shows that it was made by. */
const mistakes = [
  'power-of-ten',
  'sign',
  'inverse',
  'square',
  'degrees',
  'unit-missing',
  'unit-kind',
  'unit-other',
  'figures',
  'rounded-early',
  'constant',
  'form',
] as const;
export const mistakeSchema = z.enum(mistakes);

/** `power-of-ten` says which power; the answer is so many times the key. */
const mistakeFoundSchema = z.object({ kind: mistakeSchema, power: z.exactOptional(z.number()) });
export type MistakeFound = z.infer<typeof mistakeFoundSchema>;

/** Numbers at which a formula is not what is asked for. It does not say what the key gives there. */
const witnessSchema = z.object({
  at: z.array(z.object({ name: z.string(), value: z.string() })),
  given: z.nullable(z.string()),
});
export type Witness = z.infer<typeof witnessSchema>;

export const verdictSchema = z.object({
  state: z.enum(['right', 'partly', 'wrong', 'open']),
  parts: z.partialRecord(z.enum(answerParts), partStateSchema),
  /** From 0 to 1; 0 while it is open. */
  credit: z.number(),
  mistake: z.exactOptional(mistakeFoundSchema),
  witness: z.exactOptional(witnessSchema),
  hint: z.exactOptional(z.string()),
  /** The host who decided it, where the engine could not or was wrong. */
  decidedBy: z.exactOptional(z.string()),
});
export type Verdict = z.infer<typeof verdictSchema>;
