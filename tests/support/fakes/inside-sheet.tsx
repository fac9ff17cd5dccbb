import type { ReactNode } from 'react';
import { noCompany } from '@/components/worksheet/sheet-company';
import { SheetContext, type SharedByCells } from '@/components/worksheet/sheet-context';

const nothing = () => undefined;

type InsideSheetProps = Pick<SharedByCells, 'sheet' | 'mayEdit' | 'actions'> & { children: ReactNode };

/** Draws cells as inside a sheet that one person has open. Sliders, plots and menus do nothing. */
export function InsideSheet({ sheet, mayEdit, actions, children }: InsideSheetProps) {
  const shared: SharedByCells = {
    ...{ sheet, mayEdit, actions, people: noCompany.people },
    slides: {
      ...{ move: nothing, leave: nothing, moveNames: nothing, leaveNames: nothing },
      ...{ findNumber: () => null, setRange: nothing, begin: nothing },
    },
    windows: { choose: nothing, keep: nothing },
    ways: { quote: null, quoteDenied: undefined, show: null, copy: nothing },
    ...{ onSelect: nothing, onFold: nothing, onExplain: nothing, onCloseNotice: nothing },
  };
  return <SheetContext value={shared}>{children}</SheetContext>;
}
