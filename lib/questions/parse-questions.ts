import { questionSchema, type Question } from '@/lib/questions/question';

export type AskedQuestion = Question & { id: string };

/** The questions of a room in their order; what is none is left out. */
export function parseQuestions(documents: readonly { id: string; data: unknown }[]): AskedQuestion[] {
  return documents
    .flatMap(({ id, data }) => {
      const { data: question } = questionSchema.safeParse(data);
      return question ? [{ ...question, id }] : [];
    })
    .sort(byOrder);
}

/** Two lists of questions as one, in their order; a question in both stands once, as the first list has it. */
export function joinQuestions(
  first: readonly AskedQuestion[],
  second: readonly AskedQuestion[],
): AskedQuestion[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))].sort(byOrder);
}

const byOrder = (one: AskedQuestion, other: AskedQuestion): number =>
  compare(one.order, other.order) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
