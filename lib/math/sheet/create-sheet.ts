import { explainCell } from '../explain/explain-cell';
import type { Explanation } from '../explain/explanation';
import { typesetLine, type TypesetLine } from '../show/typeset-line';
import type { SheetCell } from './cell';
import type { CellResult } from './cell-result';
import { checkSettings, defaultSheetSettings, type SheetSettings } from './settings';
import { SheetGraph } from './sheet-graph';
import { TableColumns } from './table/table-columns';

/** A change of a sheet: cells that are new or have new text, ids of cells that are gone, new settings. */
export type SheetChange = {
  set?: readonly SheetCell[];
  remove?: readonly string[];
  settings?: Partial<SheetSettings>;
};

/**
 * A sheet that calculates. `apply` takes a change and gives the results that it touched: those of the changed cells
 * and of all that depend on them. The order of cells does not matter, and a name has one definition.
 */
export type Sheet = {
  /** Throws a `RangeError` for a number of digits outside 0 to 15. */
  apply: (change: SheetChange) => CellResult[];
  /** Takes a change without evaluating. Throws as `apply`. */
  read: (change: SheetChange) => void;
  /**
   * The cells to evaluate after all that was read, in order, with those left from before. A table stands in it once
   * for each of its columns.
   */
  plan: () => string[];
  /** Evaluates one cell of the plan. */
  evaluate: (id: string) => CellResult;
  /** Marks a cell as too costly until its text changes. */
  stop: (id: string) => void;
  /** How a cell came to its result, as a chain of substitutions; null where there is nothing to explain. */
  explain: (id: string) => Explanation | null;
  /** What a page needs to set a line; null where nothing could be read. */
  typeset: (id: string) => TypesetLine | null;
};

export function createSheet(settings: Partial<SheetSettings> = {}): Sheet {
  const graph = new SheetGraph(checkSettings({ ...defaultSheetSettings, ...settings }));
  const tables = new TableColumns();
  const remove = (id: string) => {
    for (const column of tables.remove(id)) graph.remove(column);
    graph.remove(id);
  };
  const set = ({ kind, ...cell }: SheetCell) => {
    if (kind !== 'table') {
      if (tables.has(cell.id)) remove(cell.id);
      graph.set({ ...cell, kind });
      return;
    }
    if (!tables.has(cell.id)) graph.remove(cell.id);
    const { cells, gone } = tables.set(cell);
    for (const id of gone) graph.remove(id);
    for (const column of cells) graph.set(column);
  };
  const read = ({ set: cells = [], remove: gone = [], settings: changed }: SheetChange) => {
    if (changed) graph.useSettings(checkSettings({ ...graph.settings, ...changed }));
    for (const id of gone) remove(id);
    for (const cell of cells) set(cell);
  };
  const plan = () => tables.takePlan(graph.plan());
  const evaluate = (id: string) =>
    tables.has(id) ? tables.evaluateNext(id, (column) => graph.evaluate(column)) : graph.evaluate(id);
  return {
    apply: (change) => {
      read(change);
      // Of the results of a table the last has all columns.
      return [...new Map(plan().map((id) => [id, evaluate(id)])).values()];
    },
    read,
    plan,
    evaluate,
    stop: (id) => {
      for (const one of tables.has(id) ? tables.columnsOf(id) : [id]) graph.stop(one);
    },
    explain: (id) => explainCell(graph.view(), id),
    typeset: (id) => {
      const cell = graph.view().cell(id);
      return cell && cell.chosen.length > 0 ? typesetLine(cell.chosen) : null;
    },
  };
}
