import * as z from 'zod/mini';
import { parametersSchema } from '@/lib/questions/parameter';
import { uidSchema } from '@/lib/rooms/schema';

/** The most questions of one room. */
export const questionsPerRoom = 200;

/** A number with or without a unit, a formula, the solutions of an equation, a choice, a short text, or a poll. */
export const questionKinds = ['number', 'formula', 'solutions', 'choice', 'text', 'poll'] as const;
const questionKindSchema = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof questionKindSchema>;

const questionStates = ['prepared', 'open', 'closed'] as const;
/** When learners read whether their own answer is right: at once, when it is closed, or when results are shown. */
export const verdictTimes = ['at-once', 'closed', 'shown'] as const;

export const questionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{12,40}$/));
export const choiceIdSchema = z.string().check(z.regex(/^[a-z0-9]{1,8}$/));

const choiceSchema = z.strictObject({
  id: choiceIdSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type Choice = z.infer<typeof choiceSchema>;

/** What the engine needs to read an answer as it was meant. */
const settingsSchema = z.strictObject({
  angle: z.enum(['rad', 'deg']),
  numbers: z.enum(['real', 'complex']),
  decimalSign: z.enum(['.', ',']),
});

/** What a host writes of a question and everybody may read. */
export const questionTextSchema = z.strictObject({
  kind: questionKindSchema,
  prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  /** Lines of a small sheet that learners see, such as `g = 9.81 m/s^2`; one on each line. */
  given: z.string().check(z.maxLength(2000)),
  /** Numbers that each learner gets of their own. */
  parameters: parametersSchema,
  /** Whether there are new numbers for each try too; without it for each round alone. */
  freshNumbers: z.boolean(),
  /** What a choice or a poll offers; empty for all other kinds. */
  choices: z.array(choiceSchema).check(
    z.maxLength(12),
    z.refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length),
  ),
  /** Whether more than one of them may be chosen. */
  several: z.boolean(),
  tries: z.int().check(z.minimum(1), z.maximum(5)),
  /** How long an answer is in time; without it until the question is closed. */
  seconds: z.exactOptional(z.int().check(z.minimum(10), z.maximum(86_400))),
  verdicts: z.enum(verdictTimes),
  /** Whether hosts see who gave an answer. Without names, everybody has the same numbers. */
  named: z.boolean(),
  settings: settingsSchema,
});
export type QuestionText = z.infer<typeof questionTextSchema>;

/** What is asked of an answer besides its value, for the learner to read. The server takes it from the key. */
const wantedSchema = z.object({
  figures: z.exactOptional(z.object({ count: z.number(), atLeast: z.boolean() })),
  decimals: z.exactOptional(z.number()),
  /** The very unit that is asked for; absent where any unit of the right kind is fine. */
  unit: z.exactOptional(z.string()),
  form: z.exactOptional(z.string()),
});
export type Wanted = z.infer<typeof wantedSchema>;

/** `rooms/{roomId}/questions/{id}`: all of a question but its key. Our server alone writes it. */
export const questionSchema = z.object({
  ...questionTextSchema.shape,
  wanted: wantedSchema,
  /** How many hints there are; each comes with a wrong try. */
  hints: z.number(),
  state: z.enum(questionStates),
  /** Counts how often it was asked, from 1; 0 while it is prepared. */
  round: z.number(),
  openedAt: z.exactOptional(z.number()),
  /** From then on an answer is late. It is taken until a host closes the question. */
  closesAt: z.exactOptional(z.number()),
  closedAt: z.exactOptional(z.number()),
  /** When the results of this round were shown to everybody. */
  shownAt: z.exactOptional(z.number()),
  /** Sorts the questions of a room; a fractional index. */
  order: z.string(),
  by: uidSchema,
  savedAt: z.number(),
});
export type Question = z.infer<typeof questionSchema>;

/** Whether the engine reads the answer to it. */
export const isCalculated = ({ kind }: { kind: QuestionKind }): boolean =>
  kind === 'number' || kind === 'formula' || kind === 'solutions';

/** Whether learners read their verdicts now. The rules ask the same. */
export const isRevealed = ({ verdicts, state, shownAt }: Question): boolean =>
  verdicts === 'at-once' || (verdicts === 'closed' && state === 'closed') || shownAt !== undefined;
