import * as z from 'zod/mini';
import { cellKindSchema, longestSource, mostCells, type SheetCell } from '../sheet-document';
import type { CellDraft } from './edit-cells';

/** The kind of data under which copied cells keep what text alone would lose. */
export const cellsType = 'application/x-chalktalk-cells';

const copiedSchema = z.array(
  z.object({
    kind: cellKindSchema,
    source: z.string().check(z.maxLength(longestSource)),
    options: z.optional(z.record(z.string(), z.unknown())),
  }),
);

/** Copied cells: as text for every program, and whole for another sheet. */
export function copyCells(cells: readonly SheetCell[]): { text: string; whole: string } {
  return {
    text: cells.map(({ source }) => source).join('\n'),
    whole: JSON.stringify(cells.map(({ kind, source, options }) => ({ kind, source, options }))),
  };
}

/** What copied cells were; null for data that this code did not write. */
export function readCopied(whole: string): CellDraft[] | null {
  try {
    const { success, data } = z.safeParse(copiedSchema, JSON.parse(whole));
    if (!success) return null;
    return data.slice(0, mostCells).map(({ kind, source, options = {} }) => ({ kind, source, options }));
  } catch {
    return null;
  }
}

/** Lines of a pasted text, each of which becomes a cell; null for a text that belongs into one. */
export function splitPasted(text: string): string[] | null {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines.slice(0, mostCells).map((line) => line.slice(0, longestSource)) : null;
}
