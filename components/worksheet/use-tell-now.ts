import { useEffect } from 'react';
import type { Results } from '@/lib/worksheet/results/computed';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** What a sheet is at this moment. */
export type SheetNow = {
  cells: readonly SheetCell[];
  results: Results;
  /** The cell that is being written; null for none. */
  caret: string | null;
};

/** Tells what stands around a sheet what it is now. */
export function useTellNow(
  onNow: ((now: SheetNow) => void) | undefined,
  { cells, results, caret }: SheetNow,
): void {
  useEffect(() => onNow?.({ cells, results, caret }), [onNow, cells, results, caret]);
}
