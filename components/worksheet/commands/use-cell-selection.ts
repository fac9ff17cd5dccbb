'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cellsBetween } from '@/lib/worksheet/edit/edit-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** From where a selection was made, and where it ends now: the cell with the focus. */
type Ends = { anchor: string; head: string; ids: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

export type CellSelection = {
  ids: ReadonlySet<string>;
  /** The cell that keys start from; null without a selection. */
  head: string | null;
  /** Selects one cell, or with `extend` all between it and the first one. */
  select: (id: string, extend?: boolean) => void;
  set: (ids: readonly string[]) => void;
  step: (step: -1 | 1, extend: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

/** Which cells of a sheet are selected as a whole. A cell that somebody deletes is selected no more. */
export function useCellSelection(cells: readonly SheetCell[]): CellSelection {
  const [ends, setEnds] = useState<Ends | null>(null);
  // `select` stays the same function, so that a key press draws one cell.
  const latest = useRef(cells);
  useLayoutEffect(() => {
    latest.current = cells;
  });

  const present = useMemo(() => {
    const here = new Set(cells.map(({ id }) => id));
    const ids = new Set([...(ends?.ids ?? none)].filter((id) => here.has(id)));
    return ids.size === 0 ? none : ids;
  }, [cells, ends]);
  const head = ends && present.has(ends.head) ? ends.head : ([...present].at(-1) ?? null);

  const select = useCallback(
    (id: string, extend = false) =>
      setEnds((before) => {
        if (!extend || before === null) return { anchor: id, head: id, ids: new Set([id]) };
        const ids = cellsBetween(latest.current, before.anchor, id);
        return { anchor: before.anchor, head: id, ids: new Set(ids) };
      }),
    [],
  );
  const set = useCallback((ids: readonly string[]) => {
    const [anchor] = ids;
    const last = ids.at(-1);
    setEnds(anchor === undefined || last === undefined ? null : { anchor, head: last, ids: new Set(ids) });
  }, []);
  const step = useCallback(
    (by: -1 | 1, extend: boolean) => {
      const next = cells[cells.findIndex(({ id }) => id === head) + by];
      if (next) select(next.id, extend);
    },
    [cells, head, select],
  );
  const selectAll = useCallback(() => set(cells.map(({ id }) => id)), [cells, set]);
  const clear = useCallback(() => setEnds(null), []);

  return useMemo(
    () => ({ ids: present, head, select, set, step, selectAll, clear }),
    [present, head, select, set, step, selectAll, clear],
  );
}
