import type { TableColumn } from '@/lib/math/sheet/cell-result';
import { columnCount, splitTable, tableLimits, type Field } from '@/lib/math/sheet/table/split-table';
import { fieldAt, type FieldPlace } from './table-edits';

/** A table as it is shown. A calculated column may have more rows than anybody has typed. */
export type TableGrid = {
  /** The header, then the rows. Lines may have fewer fields than there are columns. */
  lines: readonly (readonly Field[])[];
  /** Rows below the header, and columns. */
  rows: number;
  columns: number;
  /** Where the first error is; null where there is none. */
  wrong: FieldPlace | null;
};

export function gridOf(source: string, results: readonly TableColumn[] | undefined = []): TableGrid {
  const lines = splitTable(source);
  const longest = Math.max(0, ...results.map(({ shown }) => shown?.length ?? 0));
  const column = results.findIndex(({ error }) => error !== null);
  const start = results[column]?.error?.start ?? 0;
  return {
    lines,
    rows: Math.max(lines.length - 1, Math.min(longest, tableLimits.rows)),
    columns: columnCount(lines),
    wrong: column === -1 ? null : { row: fieldAt(source, start).row, column },
  };
}

/** The fields of a table as a spreadsheet takes them, with what was calculated. */
export function filledTable(source: string, results: readonly TableColumn[] | undefined = []): string[][] {
  const { lines, rows, columns } = gridOf(source, results);
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const shown = row === 0 ? null : results[column]?.shown;
      return shown?.[row - 1] ?? lines[row]?.[column]?.text.trim() ?? '';
    }),
  );
}
