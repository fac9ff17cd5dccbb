'use client';

import { useCallback } from 'react';
import { useInkDesk } from '@/components/ink/ink-desk';

/** Cells that were copied, and the copy of each in the same sheet. */
export type CopiedCells = ReadonlyMap<string, string>;

/** Gives copies of cells what is drawn on the cells, where this person may draw and the ink is here. */
export function useCopyWithin(): (copied: CopiedCells) => void {
  const { shelf, mayDraw = false } = useInkDesk() ?? {};
  return useCallback(
    (copied) => {
      const ink = mayDraw ? (shelf?.ink.read() ?? null) : null;
      if (ink === null || ![...copied.keys()].some((id) => ink.itemsOf(id).read().length > 0)) return;
      void import('@/lib/ink/copy-ink').then(({ copyInkWithin }) => copyInkWithin(ink.doc, copied));
    },
    [shelf, mayDraw],
  );
}
