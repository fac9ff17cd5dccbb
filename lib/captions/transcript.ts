import * as z from 'zod/mini';
import { spokenCellSchema } from './piece';

/** `rooms/{roomId}/sessions/{sessionId}/transcript/{id}`: a piece of what somebody said. Only our server writes it. */
export const saidSchema = z.object({
  uid: z.string(),
  /** The speaker's name in the room at that time: it stays when they have left. */
  name: z.string(),
  text: z.string(),
  /** When it was said, by the server's clock (ms). */
  at: z.number(),
  cell: z.exactOptional(spokenCellSchema),
});
export type Said = z.infer<typeof saidSchema>;
export type KeptSaid = Said & { readonly id: string };

/** What one speaker said without another in between, within a minute. */
export type SaidGroup = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly at: number;
  readonly lines: readonly KeptSaid[];
};

/** The pieces of a transcript in which all words of a search stand, in no matter which letters. */
export function findSaid(all: readonly KeptSaid[], search: string): KeptSaid[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return all.filter(({ text, name }) => words.every((word) => plain(`${name} ${text}`).includes(word)));
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Puts what belongs together under one name and one time. */
export function groupSaid(all: readonly KeptSaid[]): SaidGroup[] {
  const groups: { id: string; uid: string; name: string; at: number; lines: KeptSaid[] }[] = [];
  for (const line of all) {
    const last = groups.at(-1);
    if (last?.uid === line.uid && line.at - last.at < 60_000) last.lines.push(line);
    else groups.push({ id: line.id, uid: line.uid, name: line.name, at: line.at, lines: [line] });
  }
  return groups;
}
