import { isProse, numberCells } from '../number-cells';
import type { SheetCell } from '../sheet-document';
import { partOf, type LinePart } from './line-part';

/** What a learner's page keeps to: the cells of the sheet that was handed out, and how far everybody works. */
export type HandedPage = {
  /** Null until they are known; then a page's own cells stand for them. */
  original: readonly Pick<SheetCell, 'id' | 'kind'>[] | null;
  /** The number of the last line on which everybody works; undefined for all of them. */
  pace: number | undefined;
};

type Held = {
  /** The lines that were handed out as given or to be filled in. What a learner copies from them is free. */
  parts: ReadonlyMap<string, LinePart>;
  /** Where the lines begin that come later; the number of cells where none do. */
  end: number;
};

/** What of a learner's page is held, and from where on it is not worked on yet. */
export function holdLines(cells: readonly SheetCell[], { original, pace }: HandedPage): Held {
  const handed = new Set((original ?? cells).map(({ id }) => id));
  const parts = new Map(
    cells.flatMap((cell): [string, LinePart][] => {
      const part = handed.has(cell.id) ? partOf(cell) : null;
      return part === null ? [] : [[cell.id, part]];
    }),
  );
  return { parts, end: pace === undefined ? cells.length : endOf(cells, original ?? cells, pace) };
}

/** The lines count as they were handed out: what a learner writes between them moves no border. */
function endOf(
  cells: readonly SheetCell[],
  original: readonly Pick<SheetCell, 'id' | 'kind'>[],
  pace: number,
): number {
  const numbers = numberCells(original);
  const lines = new Map(
    original.filter(({ kind }) => !isProse(kind)).map(({ id }) => [id, numbers.get(id) ?? 0]),
  );
  const end = cells.findIndex(({ id }) => (lines.get(id) ?? 0) > pace);
  return end === -1 ? cells.length : end;
}
