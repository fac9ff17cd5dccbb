import type { CellResult } from './cell-result';
import type { SheetCell } from './cell';
import { SheetGraph } from './sheet-graph';
import { defaultSheetSettings, refuseDigits, type SheetSettings } from './settings';

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
};

export function createSheet(settings: Partial<SheetSettings> = {}): Sheet {
  const graph = new SheetGraph(check({ ...defaultSheetSettings, ...settings }));
  return {
    apply: ({ set = [], remove = [], settings: changed }) => {
      if (changed) graph.useSettings(check({ ...graph.settings, ...changed }));
      for (const id of remove) graph.remove(id);
      for (const cell of set) graph.set(cell);
      return graph.evaluate();
    },
  };
}

function check(settings: SheetSettings): SheetSettings {
  const refusal = refuseDigits(settings.digits);
  if (refusal !== null) throw new RangeError(refusal);
  return settings;
}
