'use client';

import { createContext, use } from 'react';
import type { CellWays } from '@/components/worksheet/commands/cell-ways';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import type { WindowChoice } from '@/components/worksheet/plot/use-plot-windows';
import type { LineMarking } from '@/components/worksheet/handed/use-line-marking';
import type { SheetPeople } from '@/components/worksheet/sheet-company';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import type { CellActions } from '@/components/worksheet/use-sheet-editing';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { LinePart } from '@/lib/worksheet/handed/line-part';

/** What the cells of an open sheet share: the sheet, the person's right, and what is done with a cell. */
export type SharedByCells = {
  sheet: OpenSheet;
  mayEdit: boolean;
  people: SheetPeople;
  actions: CellActions;
  slides: SlideActions;
  windows: WindowChoice;
  ways: CellWays;
  /** Marks lines for the pages of learners; null for a person who hands nothing out. */
  marking: LineMarking | null;
  /** What a learner's page holds, by cell; null on all other sheets. */
  held: ReadonlyMap<string, LinePart> | null;
  onSelect: CellSelection['select'];
  onFold: (id: string) => void;
  onExplain: (id: string) => void;
  onCloseNotice: (notice: string) => void;
};

/** Nothing in it changes with a key press, so that a key press draws one cell. */
export const SheetContext = createContext<SharedByCells | null>(null);

/** What all cells of the sheet around share. Throws outside a sheet. */
export function useSheetContext(): SharedByCells {
  const shared = use(SheetContext);
  if (shared === null) throw new Error('A cell is drawn inside a sheet.');
  return shared;
}
