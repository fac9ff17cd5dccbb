'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { CursorPlace } from '@/lib/worksheet/cursor';
import { editCell, setCellOption, type SheetCell } from '@/lib/worksheet/sheet-document';
import { liveCells, movedSource, type Moves } from '@/lib/worksheet/slider/live-cells';
import { readSlider, usualRange, type SliderRange } from '@/lib/worksheet/slider/read-slider';

export type SlideActions = {
  /** While a slider is moved: everybody sees it, and nothing is written. */
  move: (cell: SheetCell, value: number) => void;
  /** Writes where it was left. */
  leave: (cell: SheetCell, value: number) => void;
  /** Makes a line a slider, or gives it another range; null takes the slider away. */
  setRange: (id: string, range: SliderRange | null) => void;
  /** Makes a line a slider with a usual range. */
  begin: (cell: SheetCell) => void;
};

type SlidesInput = {
  sheet: OpenSheet;
  cells: readonly SheetCell[];
  cursors: readonly RemoteCursor[];
  tell: (place: CursorPlace | null) => void;
};

/** Longer than a change of the sheet is on its way (ms). */
const settlesAfter = 800;

/** The cells as they are while somebody moves a slider, and what this person does with sliders. */
export function useSlides({ sheet, cells, cursors, tell }: SlidesInput) {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [own, setOwn] = useState<{ id: string; value: number } | null>(null);
  const moves = useMemo((): Moves => {
    const found = new Map<string, number>();
    for (const { cell, moves: value } of cursors) if (value !== null) found.set(cell, value);
    if (own) found.set(own.id, own.value);
    return found;
  }, [own, cursors]);
  const live = useMemo(() => liveCells(cells, moves), [cells, moves]);

  const setRange = useCallback(
    (id: string, range: SliderRange | null) => {
      sheet.undo.stopCapturing();
      setCellOption(sheet.doc, id, 'slider', range ?? undefined);
      signCell(sheet.doc, id);
    },
    [sheet],
  );
  const actions = useMemo(
    (): SlideActions => ({
      move: (cell, value) => {
        clearTimeout(settling.current);
        setOwn({ id: cell.id, value });
        tell({ cell: cell.id, anchor: 0, head: 0, moves: value });
      },
      leave: (cell, value) => {
        setOwn(null);
        sheet.undo.stopCapturing();
        editCell(sheet.doc, cell.id, movedSource(cell, value));
        signCell(sheet.doc, cell.id);
        sheet.undo.stopCapturing();
        // The others see it stay until the sheet itself says so.
        settling.current = setTimeout(() => tell(null), settlesAfter);
      },
      setRange,
      begin: ({ id, source }) => {
        const slider = readSlider(source);
        if (slider) setRange(id, usualRange(slider));
      },
    }),
    [sheet, tell, setRange],
  );
  return { live, actions };
}
