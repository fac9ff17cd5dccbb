'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { CursorPlace } from '@/lib/worksheet/cursor';
import { editCell, ownEdit, setCellOption, type SheetCell } from '@/lib/worksheet/sheet-document';
import { liveCells, movedSource, type Moves } from '@/lib/worksheet/slider/live-cells';
import { findNumber, movesOf, type NamedNumber } from '@/lib/worksheet/slider/named-moves';
import { readSlider, usualRange, type SliderRange } from '@/lib/worksheet/slider/read-slider';

export type SlideActions = {
  /** While a slider is moved: everybody sees it, and nothing is written. */
  move: (cell: SheetCell, value: number) => void;
  /** Writes where it was left. */
  leave: (cell: SheetCell, value: number) => void;
  /** The same for the numbers of one name or two, as a point of a plot moves them. */
  moveNames: (values: ReadonlyMap<string, number>) => void;
  leaveNames: (values: ReadonlyMap<string, number>) => void;
  /** The line that gives a name its number, as it is written; null where none does. */
  findNumber: (name: string) => NamedNumber | null;
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
const noMoves: Moves = new Map();

/** The cells as they are while somebody moves a slider, and what this person does with sliders. */
export function useSlides({ sheet, cells, cursors, tell }: SlidesInput) {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [own, setOwn] = useState<Moves>(noMoves);
  const moves = useMemo((): Moves => {
    const found = new Map<string, number>();
    for (const { cell, moves: value, also } of cursors) {
      if (value !== null) found.set(cell, value);
      if (also) found.set(also.cell, also.moves);
    }
    for (const [id, value] of own) found.set(id, value);
    return found;
  }, [own, cursors]);
  const live = useMemo(() => liveCells(cells, moves), [cells, moves]);
  // The actions stay the same object, so that a move draws the cells that change.
  const latest = useRef(cells);
  useLayoutEffect(() => {
    latest.current = cells;
  });

  const setRange = useCallback(
    (id: string, range: SliderRange | null) => {
      sheet.undo.stopCapturing();
      setCellOption(sheet.doc, id, 'slider', range ?? undefined);
      signCell(sheet.doc, id);
    },
    [sheet],
  );
  const actions = useMemo((): SlideActions => {
    const move = (next: Moves) => {
      const [first, second] = next;
      if (first === undefined) return;
      clearTimeout(settling.current);
      setOwn(next);
      tell({
        cell: first[0],
        anchor: 0,
        head: 0,
        moves: first[1],
        ...(second && { also: { cell: second[0], moves: second[1] } }),
      });
    };
    const leave = (next: Moves) => {
      setOwn(noMoves);
      sheet.undo.stopCapturing();
      sheet.doc.transact(() => {
        for (const cell of latest.current) {
          const value = next.get(cell.id);
          if (value === undefined) continue;
          editCell(sheet.doc, cell.id, movedSource(cell, value));
          signCell(sheet.doc, cell.id);
        }
      }, ownEdit);
      sheet.undo.stopCapturing();
      // The others see it stay until the sheet itself says so.
      settling.current = setTimeout(() => tell(null), settlesAfter);
    };
    return {
      move: ({ id }, value) => move(new Map([[id, value]])),
      leave: ({ id }, value) => leave(new Map([[id, value]])),
      moveNames: (values) => move(movesOf(latest.current, values)),
      leaveNames: (values) => leave(movesOf(latest.current, values)),
      findNumber: (name) => findNumber(latest.current, name),
      setRange,
      begin: ({ id, source }) => {
        const slider = readSlider(source);
        if (slider) setRange(id, usualRange(slider));
      },
    };
  }, [sheet, tell, setRange]);
  return { live, actions };
}
