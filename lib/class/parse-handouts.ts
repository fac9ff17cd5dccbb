import { handoutSchema, type Handout } from '@/lib/class/handout';

export type HandedOut = Handout & { id: string };

/** The hand-outs of a room, the newest first; what is none is left out. */
export function parseHandouts(documents: readonly { id: string; data: unknown }[]): HandedOut[] {
  return documents
    .flatMap(({ id, data }) => {
      const { data: handout } = handoutSchema.safeParse(data);
      return handout ? [{ ...handout, id }] : [];
    })
    .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
}
