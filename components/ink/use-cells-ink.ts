'use client';

import { useCallback, useMemo, useState } from 'react';
import { useInkDesk } from '@/components/ink/ink-desk';
import type { DrawnPlace } from '@/lib/worksheet/edit/cell-clipboard';

/** Cells that were copied, and the copy of each in the same sheet. */
type CopiedCells = ReadonlyMap<string, string>;

/** Why a drawing did not come along: it is of another sheet, this person may not draw, or it cannot be had now. */
export type LeftInk = 'elsewhere' | 'denied' | 'missing';

export type CellsInk = ReturnType<typeof useCellsInk>;

/** What becomes of the drawings on cells that are duplicated, copied and pasted. */
export function useCellsInk() {
  const { shelf, docId, mayDraw = false } = useInkDesk() ?? {};
  const [left, setLeft] = useState<LeftInk | null>(null);
  const drawnOn = useCallback(
    (cell: string): DrawnPlace | undefined =>
      docId === undefined || !shelf?.ink.read()?.itemsOf(cell).read().length
        ? undefined
        : { ink: docId, cell },
    [shelf, docId],
  );
  /** Gives copies of cells what is drawn on the cells. Notes where this person may not draw. */
  const duplicate = useCallback(
    (copied: CopiedCells) => {
      const ink = shelf?.ink.read();
      if (!ink || ![...copied.keys()].some((id) => drawnOn(id))) return;
      if (!mayDraw) {
        setLeft('denied');
        return;
      }
      import('@/lib/ink/copy-ink').then(
        ({ copyInkWithin }) => copyInkWithin(ink.doc, copied),
        () => setLeft('missing'),
      );
    },
    [shelf, mayDraw, drawnOn],
  );
  /** The same for cells that were pasted, each with the place of its drawing. Notes why one stays behind. */
  const paste = useCallback(
    (pasted: ReadonlyMap<string, DrawnPlace | undefined>) => {
      const drawn = [...pasted].flatMap(([id, place]) => (place ? [{ id, ...place }] : []));
      const whyNot = ({ ink, cell }: DrawnPlace): LeftInk | null => {
        if (ink !== docId) return 'elsewhere';
        if (!mayDraw) return 'denied';
        return drawnOn(cell) ? null : 'missing';
      };
      setLeft(drawn.map(whyNot).find((why) => why !== null) ?? null);
      duplicate(new Map(drawn.flatMap((one) => (whyNot(one) === null ? [[one.cell, one.id]] : []))));
    },
    [docId, mayDraw, drawnOn, duplicate],
  );
  return useMemo(
    () => ({ drawnOn, duplicate, paste, left, dismiss: () => setLeft(null) }),
    [drawnOn, duplicate, paste, left],
  );
}
