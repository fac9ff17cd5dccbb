import { useMemo, type ReactNode } from 'react';
import { noCompany } from '@/components/worksheet/sheet-company';
import { SheetContext, type SharedByCells } from '@/components/worksheet/sheet-context';
import type { CellActions } from '@/components/worksheet/use-sheet-editing';

const nothing = () => undefined;

const idle: CellActions = {
  ...{ open: nothing, close: nothing, addBelow: nothing, go: nothing, remove: nothing, replace: nothing },
  ...{ become: nothing, putBelow: nothing, insertBelow: nothing, setForm: nothing, defineAbove: nothing },
  ...{ tell: nothing, hold: nothing },
};

type InsideSheetProps = Pick<SharedByCells, 'sheet' | 'mayEdit'> & {
  /** Those that are left out do nothing. */
  actions?: Partial<CellActions>;
  children: ReactNode;
};

/** Draws cells as inside a sheet that one person has open. Sliders, plots and menus do nothing. */
export function InsideSheet({ sheet, mayEdit, actions, children }: InsideSheetProps) {
  const shared = useMemo(
    (): SharedByCells => ({
      ...{ sheet, mayEdit, people: noCompany.people },
      actions: { ...idle, ...actions },
      slides: {
        ...{ move: nothing, leave: nothing, moveNames: nothing, leaveNames: nothing },
        ...{ findNumber: () => null, setRange: nothing, begin: nothing },
      },
      windows: { choose: nothing, keep: nothing },
      ...{ marking: null, held: null },
      ways: { quote: null, quoteDenied: undefined, ask: null, show: null, copy: nothing },
      ...{ onSelect: nothing, onFold: nothing, onExplain: nothing, onCloseNotice: nothing },
    }),
    [sheet, mayEdit, actions],
  );
  return <SheetContext value={shared}>{children}</SheetContext>;
}
