import { isSameCell } from '../is-same-cell';
import type { SheetCell } from '../sheet-document';

/** What became of the cells of a sheet between two times. */
export type SheetDifference = {
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
};

/** Which cells differ. The order counts as a change of the cell that has moved. */
export function compareSheets(before: readonly SheetCell[], after: readonly SheetCell[]): SheetDifference {
  const old = new Map(before.map((cell) => [cell.id, cell]));
  const current = new Set(after.map(({ id }) => id));
  const known = after.filter(({ id }) => old.has(id));
  return {
    added: after.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    changed: known.filter((cell) => !isSameCell(cell, old.get(cell.id) ?? cell)).map(({ id }) => id),
    removed: before.filter(({ id }) => !current.has(id)).map(({ id }) => id),
  };
}
