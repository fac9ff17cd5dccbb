'use client';

import { useMemo, useState } from 'react';
import { findInCells, groupByCell, replaceFound, type Found } from '@/lib/worksheet/edit/find-in-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type Find = ReturnType<typeof useFind>;

const nothing: readonly Found[] = [];

/** Searches a sheet for words, and replaces them. `replace` writes a new source into a cell. */
export function useFind(cells: readonly SheetCell[], replace: (id: string, source: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);

  const found = useMemo(() => (isOpen ? findInCells(cells, words) : nothing), [isOpen, cells, words]);
  const byCell = useMemo(() => groupByCell(found), [found]);
  // Somebody else may have written what was found away.
  const at = found.length === 0 ? 0 : place % found.length;
  const current = found[at] ?? null;

  const go = (step: -1 | 1) => setPlace(found.length === 0 ? 0 : (at + step + found.length) % found.length);
  const sourceOf = (id: string) => cells.find((cell) => cell.id === id)?.source ?? '';
  const replaceIn = (id: string, some: readonly Found[], by: string) =>
    replace(id, replaceFound(sourceOf(id), some, by));

  return {
    isOpen,
    words,
    /** Places by cell, for their marks. */
    found: byCell,
    count: found.length,
    at,
    current,
    open: () => setOpen(true),
    close: () => setOpen(false),
    search: (next: string) => {
      setWords(next);
      setPlace(0);
    },
    go,
    replaceCurrent: (by: string) => {
      if (current) replaceIn(current.id, [current], by);
    },
    replaceAll: (by: string) => {
      for (const [id, some] of byCell) replaceIn(id, some, by);
    },
  };
}
