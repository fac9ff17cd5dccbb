import type { SheetCell } from '../sheet-document';

type Foldable = Pick<SheetCell, 'id' | 'kind'>;

/** The cells that are in sight: what stands below a folded heading is left out, down to the next heading. */
export function foldCells<Cell extends Foldable>(
  cells: readonly Cell[],
  folded: ReadonlySet<string>,
): readonly Cell[] {
  if (folded.size === 0) return cells;
  let isHidden = false;
  return cells.filter(({ id, kind }) => {
    if (kind !== 'heading') return !isHidden;
    isHidden = folded.has(id);
    return true;
  });
}
