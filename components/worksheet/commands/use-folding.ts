'use client';

import { useCallback, useMemo, useState } from 'react';
import { foldCells } from '@/lib/worksheet/edit/fold-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** Which headings hide what is below them, and the cells that are left. For this reader alone. */
export function useFolding(cells: readonly SheetCell[]) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => foldCells(cells, folded), [cells, folded]);
  const toggle = useCallback(
    (id: string) =>
      setFolded(
        (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    [],
  );
  /** Unfolds what lies over a cell. */
  const reveal = useCallback(
    (id: string) =>
      setFolded((before) => (foldCells(cells, before).some((cell) => cell.id === id) ? before : new Set())),
    [cells],
  );
  return { shown, isFolded: (id: string) => folded.has(id), toggle, reveal };
}
