import { useLayoutEffect, useMemo, useRef } from 'react';
import { numberCells } from '@/lib/worksheet/number-cells';
import { quoteCell, type CellQuote } from '@/lib/worksheet/quote/quote-cell';
import type { Results } from '@/lib/worksheet/results/computed';
import type { CellKind, SheetCell } from '@/lib/worksheet/sheet-document';
import type { ChosenSettings } from '@/lib/worksheet/sheet-settings';

/** Where a cell stands, for those who are shown it. */
type CellPlace = { sheet: string; cell: string; kind: CellKind; line: number };

/** What a person does with a cell beyond its sheet. */
export type SheetWays = {
  /** Puts a cell into the message that the person writes; null where there is no chat. */
  quote: { give: (quote: CellQuote) => void; deniedReason: string | undefined } | null;
  /** Leads everybody in the call to a cell, once; null for a person who may not. */
  showEveryone: ((place: CellPlace) => void) | null;
};

/** The same for the cells of one sheet, by their ids. */
export type CellWays = {
  quote: ((id: string) => void) | null;
  quoteDenied: string | undefined;
  show: ((id: string) => void) | null;
};

type CellWaysInput = {
  ways: SheetWays | null;
  sheet: string;
  cells: readonly SheetCell[];
  results: Results;
  settings: ChosenSettings;
};

/** What can be done with each cell. It stays the same while somebody types, so that a key press draws one cell. */
export function useCellWays({ ways, sheet, cells, results, settings }: CellWaysInput): CellWays | null {
  const latest = useRef({ cells, results, settings });
  useLayoutEffect(() => {
    latest.current = { cells, results, settings };
  });
  return useMemo(() => {
    const { quote = null, showEveryone = null } = ways ?? {};
    if (quote === null && showEveryone === null) return null;
    const give = (id: string) => {
      const quoted = quoteCell({ id: sheet, ...latest.current }, id);
      if (quoted !== null) quote?.give(quoted);
    };
    const show = (id: string) => {
      const cell = latest.current.cells.find((one) => one.id === id);
      const line = numberCells(latest.current.cells).get(id);
      if (cell && line !== undefined) showEveryone?.({ sheet, cell: id, kind: cell.kind, line });
    };
    return {
      quote: quote === null ? null : give,
      quoteDenied: quote?.deniedReason,
      show: showEveryone === null ? null : show,
    };
  }, [ways, sheet]);
}
