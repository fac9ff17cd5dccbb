import { questionSchema, type Question } from '@/lib/questions/question';

export type AskedQuestion = Question & { id: string };

/** The questions of a room in their order; what is none is left out. */
export function parseQuestions(documents: readonly { id: string; data: unknown }[]): AskedQuestion[] {
  return documents
    .flatMap(({ id, data }) => {
      const { data: question } = questionSchema.safeParse(data);
      return question ? [{ ...question, id }] : [];
    })
    .sort((one, other) => compare(one.order, other.order) || compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
