import type { SheetCell } from '../cell';
import type { CellResult } from '../cell-result';
import { columnCount, refuseTable, splitTable } from './split-table';

/** A column as a cell of the graph, with the source of its whole table. */
export type ColumnCell = { id: string; source: string; ord: string | undefined; column: number };

/** The cell of the sheet in which a cell of the graph stands: its table for a column, else itself. */
export const ownerOf = (id: string): string => (id.includes('\t') ? id.slice(0, id.indexOf('\t')) : id);

type Table = {
  /** The ids of its columns in the graph. */
  columns: readonly string[];
  results: Map<string, CellResult>;
  /** Columns that wait for their evaluation, in order. */
  waiting: string[];
};

/**
 * Tables as cells of a sheet. In the graph each column is a cell of its own, so that `d = x - mean(x)` is no ring, and
 * a wrong column leaves the others alone. For the page a table is one cell with one result.
 */
export class TableColumns {
  private readonly tables = new Map<string, Table>();

  has(id: string): boolean {
    return this.tables.has(id);
  }

  /** The columns of a table, and the ids of those that it had before and has no longer. */
  set({ id, source, ord }: SheetCell): { cells: ColumnCell[]; gone: string[] } {
    const count = refuseTable(source) ? 1 : columnCount(splitTable(source));
    const cells = Array.from({ length: count }, (_, column) => ({
      id: `${id}\t${String(column)}`,
      source,
      ord,
      column,
    }));
    const columns = cells.map((cell) => cell.id);
    const gone = this.columnsOf(id).filter((column) => !columns.includes(column));
    this.tables.set(id, { columns, results: new Map(), waiting: [] });
    return { cells, gone };
  }

  /** Forgets a table. Gives the ids of its columns. */
  remove(id: string): readonly string[] {
    const columns = this.columnsOf(id);
    this.tables.delete(id);
    return columns;
  }

  columnsOf(id: string): readonly string[] {
    return this.tables.get(id)?.columns ?? [];
  }

  /** The plan of the graph as cells of the sheet: a table stands in it once for each of its columns. */
  takePlan(plan: readonly string[]): string[] {
    for (const table of this.tables.values()) table.waiting = [];
    return plan.map((id) => {
      const owner = ownerOf(id);
      this.tables.get(owner)?.waiting.push(id);
      return owner;
    });
  }

  /** Evaluates the next column of a table. The result has the others as they were. */
  evaluateNext(id: string, evaluate: (column: string) => CellResult): CellResult {
    const table = this.tables.get(id);
    const next = table?.waiting.shift();
    if (!table || next === undefined) throw new Error(`Nothing waits in ${id}`);
    table.results.set(next, evaluate(next));
    const parts = table.columns.flatMap((column) => table.results.get(column) ?? []);
    return joinColumns(id, parts);
  }
}

function joinColumns(id: string, parts: readonly CellResult[]): CellResult {
  const defines = parts.flatMap((part) => part.defines);
  const error = parts.find((part) => part.error !== null)?.error ?? null;
  const columns = parts.flatMap((part) => part.columns ?? []);
  return {
    id,
    kind: error ? 'error' : 'table',
    reading: columns.map(({ reading }) => reading ?? '').join('\t'),
    tex: null,
    name: defines.at(-1) ?? null,
    defines,
    uses: [...new Set(parts.flatMap(({ uses }) => uses))].filter((name) => !defines.includes(name)),
    value: null,
    unit: null,
    shown: null,
    isRounded: false,
    forms: null,
    notices: parts.flatMap(({ notices }) => notices).slice(0, 1),
    error,
    columns,
  };
}
