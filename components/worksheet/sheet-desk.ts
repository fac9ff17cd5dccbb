import { useEffect } from 'react';
import { addCells } from '@/lib/worksheet/client/add-cells';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';

/** A sheet that is open for writing, as what stands beside it sees it. */
export type SheetDesk = {
  id: string;
  name: string;
  /** Adds cells at its end, as one step of undo. Throws as `insertCells`. */
  add: (cells: readonly CellDraft[]) => void;
};

/** Tells what stands beside a sheet that cells can be added, as long as the person may. */
export function useSheetDesk(
  onDesk: ((desk: SheetDesk | null) => void) | null,
  { id, sheet, name, writes }: { id: string; sheet: OpenSheet; name: string; writes: boolean },
): void {
  useEffect(() => {
    if (onDesk === null || !writes) return undefined;
    onDesk({ id, name, add: (cells) => addCells(sheet, cells) });
    return () => onDesk(null);
  }, [onDesk, id, sheet, name, writes]);
}
