import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { givenAnswerSchema, markIdSchema } from '@/lib/questions/answer';
import { keySchema } from '@/lib/questions/key';
import { previewSchema } from '@/lib/questions/preview-shape';
import { isComplete } from '@/lib/questions/is-complete';
import { isOrder } from '@/lib/questions/order-between';
import { questionIdSchema, questionTextSchema } from '@/lib/questions/question';
import { verdictSchema } from '@/lib/questions/verdict';
import { roomIdSchema } from '@/lib/rooms/schema';

const place = { roomId: roomIdSchema, questionId: questionIdSchema };
const writtenSchema = z
  .strictObject({ question: questionTextSchema, key: keySchema })
  .check(z.refine(({ question, key }) => isComplete(question, key)));

/** Prepares a question, or changes one that nobody was asked yet. */
export const saveQuestion = defineContract({
  name: 'saveQuestion',
  kind: 'keyed',
  input: z.strictObject({
    roomId: roomIdSchema,
    questionId: z.exactOptional(questionIdSchema),
    written: writtenSchema,
  }),
  output: z.object({ questionId: z.string() }),
});

/** What would be accepted and what not, three samples, and what is wrong with the key. Nothing is stored. */
export const previewQuestion = defineContract({
  name: 'previewQuestion',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, written: writtenSchema }),
  output: previewSchema,
});

/** The key of a question, for hosts. */
export const readKey = defineContract({
  name: 'readKey',
  kind: 'read',
  input: z.strictObject(place),
  output: z.object({ key: keySchema }),
});

/** Deletes a question with all answers to it. */
export const deleteQuestion = defineContract({
  name: 'deleteQuestion',
  kind: 'natural',
  input: z.strictObject(place),
  output: z.object({}),
});

/** Moves a question to another place of the list: a fractional index. */
export const moveQuestion = defineContract({
  name: 'moveQuestion',
  kind: 'natural',
  input: z.strictObject({
    ...place,
    order: z.string().check(z.regex(/^[A-Za-z0-9]{1,80}$/), z.refine(isOrder)),
  }),
  output: z.object({}),
});

/** Prepares copies of questions of another room, or of this one. Rights in both are asked for. */
export const copyQuestions = defineContract({
  name: 'copyQuestions',
  kind: 'keyed',
  input: z.strictObject({
    roomId: roomIdSchema,
    fromRoomId: roomIdSchema,
    questionIds: z.array(questionIdSchema).check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.object({ questionIds: z.array(z.string()) }),
});

/** Asks a question. One that is closed is asked again in a new round, with new numbers. */
export const openQuestion = defineContract({
  name: 'openQuestion',
  kind: 'keyed',
  input: z.strictObject(place),
  output: z.object({ round: z.number() }),
});

/** Takes no more answers. */
export const closeQuestion = defineContract({
  name: 'closeQuestion',
  kind: 'natural',
  input: z.strictObject(place),
  output: z.object({}),
});

/** Shows everybody the results of this round as they are now, without names. */
export const showResults = defineContract({
  name: 'showResults',
  kind: 'natural',
  input: z.strictObject(place),
  output: z.object({}),
});

/**
 * Sends an answer. One that cannot be read is no try, and the same answer twice is one. `left` says how many tries
 * there still are; the verdict is null while it is not told yet, and for polls.
 */
export const answerQuestion = defineContract({
  name: 'answerQuestion',
  kind: 'keyed',
  input: z.strictObject({ ...place, round: z.int(), given: givenAnswerSchema }),
  output: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('counted'),
      late: z.boolean(),
      left: z.number(),
      verdict: z.nullable(verdictSchema),
    }),
    z.object({ outcome: z.literal('unreadable'), reason: z.string() }),
  ]),
});

/** Decides about the same answer of some people, whatever the engine said. It is written down. */
export const decideAnswer = defineContract({
  name: 'decideAnswer',
  kind: 'natural',
  input: z.strictObject({
    ...place,
    round: z.int(),
    given: givenAnswerSchema,
    marks: z.array(markIdSchema).check(z.minLength(1), z.maxLength(100)),
    isRight: z.boolean(),
  }),
  output: z.object({}),
});

/** Says something about a group of answers, in the host's own words; empty words take them back. */
export const nameGroup = defineContract({
  name: 'nameGroup',
  kind: 'natural',
  input: z.strictObject({
    ...place,
    group: z.string().check(z.minLength(1), z.maxLength(120)),
    words: z.string().check(z.trim(), z.maxLength(300)),
  }),
  output: z.object({}),
});
