import type { CellResult } from '@/lib/math/sheet/cell-result';
import { numberCells } from '../number-cells';
import { resultInWords } from '../says-more';
import type { SheetCell } from '../sheet-document';

/** A line at the end of a sheet, as the page of its room shows it. */
export type LastLine = {
  id: string;
  number: number;
  source: string;
  /** What it came to, with its sign; null where that says nothing more, or where there is an error. */
  result: string | null;
};

/** How many lines of a sheet tell where it stands. */
const most = 3;

/** The last lines of a sheet that calculate, in the sheet's order. */
export function lastLines(
  cells: readonly SheetCell[],
  results: ReadonlyMap<string, CellResult>,
): readonly LastLine[] {
  const numbers = numberCells(cells);
  return cells
    .filter(({ kind, source }) => kind === 'calculation' && source.trim() !== '')
    .slice(-most)
    .map(({ id, source }) => ({
      ...{ id, source },
      number: numbers.get(id) ?? 0,
      result: resultInWords(source, results.get(id)),
    }));
}
