import * as z from 'zod/mini';

const states = ['right', 'partly', 'wrong', 'open'] as const;

/** A question in a learner's receipt, with their own tries in the session. */
export const ownAnswersSchema = z.object({
  questionId: z.string(),
  prompt: z.string(),
  tries: z.array(
    z.object({
      text: z.string(),
      at: z.number(),
      late: z.boolean(),
      /** Absent while it is not told, and for polls. */
      state: z.exactOptional(z.enum(states)),
    }),
  ),
});
export type OwnAnswers = z.infer<typeof ownAnswersSchema>;

/** Of the documents of questions only what is shown. */
const questionSchema = z.object({
  prompt: z.string(),
  choices: z.array(z.object({ id: z.string(), text: z.string() })),
  named: z.boolean(),
  verdicts: z.string(),
  state: z.string(),
  shownAt: z.optional(z.number()),
});
const givenSchema = z.union([z.object({ typed: z.string() }), z.object({ chosen: z.array(z.string()) })]);
const answerSchema = z.object({
  tries: z.array(z.object({ given: givenSchema, at: z.number(), late: z.boolean() })),
});
const markSchema = z.object({
  tries: z.array(z.object({ verdict: z.optional(z.object({ state: z.enum(states) })) })),
});

type Found = { questionId: string; question: unknown; answer: unknown; mark: unknown };
type Options = {
  from: number;
  until: number;
  /** A host looks at what somebody else receives, and reads no answers without names. */
  isOther: boolean;
};

/** What a learner answered in a session, the first question first. A verdict is there once the learner reads it. */
export function listOwnAnswers(found: readonly Found[], { from, until, isOther }: Options): OwnAnswers[] {
  return found
    .flatMap(({ questionId, ...documents }) => {
      const question = questionSchema.safeParse(documents.question).data;
      const answer = answerSchema.safeParse(documents.answer).data;
      if (!question || !answer || (isOther && !question.named)) return [];
      const mark = isTold(question) ? markSchema.safeParse(documents.mark).data : undefined;
      const tries = answer.tries
        .map(({ given, ...tried }, place) => {
          const state = mark?.tries[place]?.verdict?.state;
          return { text: textOf(given, question), ...tried, ...(state && { state }) };
        })
        .filter(({ at }) => at >= from && at <= until);
      return tries.length === 0 ? [] : [{ questionId, prompt: question.prompt, tries }];
    })
    .toSorted((one, other) => (one.tries[0]?.at ?? 0) - (other.tries[0]?.at ?? 0));
}

/** The rules of the database ask the same. */
const isTold = ({ verdicts, state, shownAt }: z.infer<typeof questionSchema>): boolean =>
  verdicts === 'at-once' || shownAt !== undefined || (verdicts === 'closed' && state === 'closed');

const textOf = (given: z.infer<typeof givenSchema>, { choices }: z.infer<typeof questionSchema>): string =>
  'typed' in given
    ? given.typed
    : given.chosen.map((id) => choices.find((choice) => choice.id === id)?.text ?? '').join(', ');
