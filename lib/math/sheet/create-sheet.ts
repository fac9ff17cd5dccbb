import { explainCell } from '../explain/explain-cell';
import type { Explanation } from '../explain/explanation';
import type { SheetCell } from './cell';
import type { CellResult } from './cell-result';
import { checkSettings, defaultSheetSettings, type SheetSettings } from './settings';
import { SheetGraph } from './sheet-graph';

/** A change of a sheet: cells that are new or have new text, ids of cells that are gone, new settings. */
export type SheetChange = {
  set?: readonly SheetCell[];
  remove?: readonly string[];
  settings?: Partial<SheetSettings>;
};

/**
 * A sheet that calculates. `apply` takes a change and gives the results that it touched: those of the changed cells and
 * of all that depend on them. The order of cells does not matter, and a name has one definition.
 */
export type Sheet = {
  /** Throws a `RangeError` for a number of digits outside 0 to 15. */
  apply: (change: SheetChange) => CellResult[];
  /** Takes a change without evaluating. Throws as `apply`. */
  read: (change: SheetChange) => void;
  /** The cells to evaluate after all that was read, in order, with those left from before. */
  plan: () => string[];
  /** Evaluates one cell of the plan. */
  evaluate: (id: string) => CellResult;
  /** Marks a cell as too costly until its text changes. */
  stop: (id: string) => void;
  /** How a cell came to its result, as a chain of substitutions; null where there is nothing to explain. */
  explain: (id: string) => Explanation | null;
};

export function createSheet(settings: Partial<SheetSettings> = {}): Sheet {
  const graph = new SheetGraph(checkSettings({ ...defaultSheetSettings, ...settings }));
  const read = ({ set = [], remove = [], settings: changed }: SheetChange) => {
    if (changed) graph.useSettings(checkSettings({ ...graph.settings, ...changed }));
    for (const id of remove) graph.remove(id);
    for (const cell of set) graph.set(cell);
  };
  return {
    apply: (change) => {
      read(change);
      return graph.plan().map((id) => graph.evaluate(id));
    },
    read,
    plan: () => graph.plan(),
    evaluate: (id) => graph.evaluate(id),
    stop: (id) => graph.stop(id),
    explain: (id) => explainCell(graph.view(), id),
  };
}
