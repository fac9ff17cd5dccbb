import type { Doc } from 'yjs';
import * as z from 'zod/mini';
import { ownEdit, setCellOption, type SheetCell } from '../sheet-document';

/** What is printed on a paper. */
export const rulings = ['squared', 'lined', 'blank'] as const;
export type Ruling = (typeof rulings)[number];

/** A paper is this wide on every screen, in its own units; it is only drawn larger or smaller. */
export const paperWidth = 760;
/** The side of a square, and half the distance of two lines. */
export const paperRow = 20;
/** How much a paper grows at once. */
const rowsMore = 5;
const firstRows = 22;
const mostRows = 500;

const rulingSchema = z.enum(rulings);
const rowsSchema = z.int().check(z.minimum(firstRows), z.maximum(mostRows));

/** A page to draw on. Only its look is part of the sheet: the strokes have a document of their own. */
export type Paper = { readonly ruling: Ruling; readonly rows: number };

/** The paper of a cell. What its options do not say is as usual. */
export const readPaper = ({ options }: Pick<SheetCell, 'options'>): Paper => ({
  ruling: rulingSchema.safeParse(options['ruling']).data ?? 'squared',
  rows: rowsSchema.safeParse(options['rows']).data ?? firstRows,
});

export const setRuling = (doc: Doc, id: string, ruling: Ruling): void =>
  doc.transact(() => setCellOption(doc, id, 'ruling', ruling), ownEdit);

/** Makes a paper longer. Two who do it at once lengthen it once. */
export const setRows = (doc: Doc, id: string, rows: number): void =>
  doc.transact(() => setCellOption(doc, id, 'rows', Math.min(rows, mostRows)), ownEdit);

export const moreRows = ({ rows }: Paper): number => Math.min(rows + rowsMore, mostRows);

/** The rows that a paper needs when something was drawn down to a place: it always has some empty ones below. */
export function rowsFor(paper: Paper, lowest: number): number {
  let { rows } = paper;
  while (lowest > (rows - 2) * paperRow && rows < mostRows) rows = moreRows({ ...paper, rows });
  return rows;
}
