import * as z from 'zod/mini';
import { refuseTable } from '@/lib/math/sheet/table/split-table';
import { cellKindSchema, longestOf, longestSource, mostCells, type SheetCell } from '../sheet-document';
import { isTable, readBlock, tableOf } from '../table/pasted-table';
import type { CellDraft } from './edit-cells';

/** The kind of data under which copied cells keep what text alone would lose. */
export const cellsType = 'application/x-chalktalk-cells';

/** Where the drawing on a copied cell stands: in which ink, and on which cell of its sheet. */
export type DrawnPlace = { readonly ink: string; readonly cell: string };

export type CopiedCell = CellDraft & { drawn?: DrawnPlace | undefined };

const copiedSchema = z.array(
  z
    .object({
      kind: cellKindSchema,
      source: z.string(),
      options: z.optional(z.record(z.string(), z.unknown())),
      drawn: z.optional(z.object({ ink: z.string(), cell: z.string() })),
    })
    .check(z.refine(({ kind, source }) => source.length <= longestOf(kind))),
);

/**
 * Copied cells: as text for every program, and whole for another sheet.
 *
 * @param drawnOn where the drawing on a cell stands; undefined for a cell without one
 */
export function copyCells(
  cells: readonly SheetCell[],
  drawnOn: (id: string) => DrawnPlace | undefined = () => undefined,
): { text: string; whole: string } {
  return {
    text: cells.map(({ source }) => source).join('\n'),
    whole: JSON.stringify(
      cells.map(({ id, kind, source, options }) => ({ kind, source, options, drawn: drawnOn(id) })),
    ),
  };
}

/** What copied cells were; null for data that this code did not write. */
export function readCopied(whole: string): CopiedCell[] | null {
  try {
    const { success, data } = z.safeParse(copiedSchema, JSON.parse(whole));
    if (!success) return null;
    return data.slice(0, mostCells).map(({ options = {}, ...cell }) => ({ ...cell, options }));
  } catch {
    return null;
  }
}

/**
 * The cells that a pasted text becomes: a table where its lines have fields, else one for each line. Null for a text
 * that belongs into one cell.
 */
export function readPasted(text: string): CellDraft[] | null {
  const table = isTable(text) ? tableOf(readBlock(text)) : null;
  if (table !== null) return refuseTable(table) ? null : [{ kind: 'table', source: table }];
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return null;
  return lines
    .slice(0, mostCells)
    .map((line) => ({ kind: 'calculation', source: line.slice(0, longestSource) }));
}
