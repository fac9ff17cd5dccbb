import { markSchema, type Mark } from '@/lib/questions/answer';

export type KeptMark = Mark & { id: string };

/** The verdicts about answers to a question; what is none is left out. */
export const parseMarks = (documents: readonly { id: string; data: unknown }[]): KeptMark[] =>
  documents.flatMap(({ id, data }) => {
    const { data: mark } = markSchema.safeParse(data);
    return mark ? [{ ...mark, id }] : [];
  });
