'use client';

import { useMemo, useState } from 'react';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import type { PlotWindow } from '@/lib/math/plot/plot';
import { keptWindow } from '@/lib/worksheet/plot/window';
import { withWindows, type ChosenWindows } from '@/lib/worksheet/plot/with-windows';
import { setCellOption, type SheetCell } from '@/lib/worksheet/sheet-document';

export type WindowChoice = {
  /** For this reader alone; null for the whole plot. */
  choose: (cell: SheetCell, window: PlotWindow | null) => void;
  /** For everyone. */
  keep: (cell: SheetCell, window: PlotWindow | null) => void;
};

/** The windows that this reader chose for plots, and the cells as the engine has to compute them. */
export function usePlotWindows(sheet: OpenSheet, cells: readonly SheetCell[]) {
  const [chosen, setChosen] = useState<ChosenWindows>(new Map());
  const seen = useMemo(() => withWindows(cells, chosen), [cells, chosen]);
  const actions = useMemo(
    (): WindowChoice => ({
      choose: ({ id, source }, window) => setChosen((before) => new Map(before).set(id, { source, window })),
      keep: ({ id, source }, window) => {
        sheet.undo.stopCapturing();
        setCellOption(sheet.doc, id, 'window', window === null ? undefined : keptWindow(window, source));
        signCell(sheet.doc, id);
        setChosen((before) => new Map([...before].filter(([other]) => other !== id)));
      },
    }),
    [sheet],
  );
  return { seen, actions };
}
