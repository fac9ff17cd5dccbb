import { useLayoutEffect, useMemo, useRef } from 'react';
import { copyText } from '@/lib/core/client/copy-text';
import { copyAsTex, copyAsText } from '@/lib/worksheet/results/copy-cell';
import { numberCells } from '@/lib/worksheet/number-cells';
import { askCell, quoteCell, type AskedCell, type CellQuote } from '@/lib/worksheet/quote/quote-cell';
import type { Results } from '@/lib/worksheet/results/computed';
import type { CellKind, SheetCell } from '@/lib/worksheet/sheet-document';
import type { ChosenSettings } from '@/lib/worksheet/sheet-settings';

/** Where a cell stands, for those who are shown it. */
type CellPlace = { sheet: string; cell: string; kind: CellKind; line: number };

/** What a person does with a cell beyond its sheet. */
export type SheetWays = {
  /** Puts a cell into the message that the person writes; null where there is no chat. */
  quote: { give: (quote: CellQuote) => void; deniedReason: string | undefined } | null;
  /** Begins a question whose right answer is this line; null for a person who puts none. */
  ask: ((line: AskedCell) => void) | null;
  /** Leads everybody in the call to a cell, once; null for a person who may not. */
  showEveryone: ((place: CellPlace) => void) | null;
  /** Whether this person hands pages out, and so marks lines for learners. */
  marksLines?: boolean;
};

/** The same for the cells of one sheet, by their ids. */
export type CellWays = {
  quote: ((id: string) => void) | null;
  quoteDenied: string | undefined;
  ask: ((id: string) => void) | null;
  show: ((id: string) => void) | null;
  /** A line with its result, for the clipboard. */
  copy: (id: string, as: 'tex' | 'text') => void;
};

type CellWaysInput = {
  ways: SheetWays | null;
  sheet: string;
  cells: readonly SheetCell[];
  results: Results;
  settings: ChosenSettings;
};

/** What can be done with each cell. It stays the same while somebody types, so that a key press draws one cell. */
export function useCellWays({ ways, sheet, cells, results, settings }: CellWaysInput): CellWays {
  const latest = useRef({ cells, results, settings });
  useLayoutEffect(() => {
    latest.current = { cells, results, settings };
  });
  return useMemo(() => {
    const { quote = null, ask = null, showEveryone = null } = ways ?? {};
    const give = (id: string) => {
      const quoted = quoteCell({ id: sheet, ...latest.current }, id);
      if (quoted !== null) quote?.give(quoted);
    };
    const askLine = (id: string) => {
      const line = askCell({ id: sheet, ...latest.current }, id);
      if (line !== null) ask?.(line);
    };
    const show = (id: string) => {
      const cell = latest.current.cells.find((one) => one.id === id);
      const line = numberCells(latest.current.cells).get(id);
      if (cell && line !== undefined) showEveryone?.({ sheet, cell: id, kind: cell.kind, line });
    };
    const copy: CellWays['copy'] = (id, as) => {
      const source = latest.current.cells.find((one) => one.id === id)?.source ?? '';
      const copied = { source, result: latest.current.results.get(id)?.result };
      // A browser that forbids it has told the person so.
      copyText(as === 'tex' ? copyAsTex(copied) : copyAsText(copied)).catch(() => undefined);
    };
    return {
      copy,
      quote: quote === null ? null : give,
      quoteDenied: quote?.deniedReason,
      ask: ask === null ? null : askLine,
      show: showEveryone === null ? null : show,
    };
  }, [ways, sheet]);
}
