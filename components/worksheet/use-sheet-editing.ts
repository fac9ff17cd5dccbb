'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditorPort } from '@/components/worksheet/editor/editor-port';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { afterPress } from '@/lib/core/client/after-press';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import { countUse } from '@/lib/telemetry/client/usage/usage';
import { readSlider, usualRange } from '@/lib/worksheet/slider/read-slider';
import type { CursorPlace } from '@/lib/worksheet/cursor';
import { emptyTable } from '@/lib/worksheet/table/table-edits';
import {
  editCell,
  insertCell,
  removeCell,
  setCellOption,
  type CellKind,
  type SheetCell,
} from '@/lib/worksheet/sheet-document';

/** The cell that is being written, and where its caret begins. */
export type CellFocus = { id: string; at: 'start' | 'end' };

export type CellActions = {
  open: (id: string, at?: CellFocus['at']) => void;
  close: (id: string) => void;
  /** Adds a line below, and goes there. */
  addBelow: (id: string) => void;
  /** Goes to the cell above (-1) or below (1), if there is one. */
  go: (id: string, step: -1 | 1) => void;
  /** Deletes a cell, and goes to the one before it. */
  remove: (id: string) => void;
  replace: (id: string, source: string) => void;
  /** Adds a line above that gives a name a value, as a slider. */
  defineAbove: (id: string, name: string) => void;
  tell: (place: CursorPlace | null) => void;
  /** Hands over the editor that is open, for keys outside it; null when it goes. */
  hold: (port: EditorPort | null) => void;
};

/** A new cell; without a place it comes last. */
type NewCell = { kind?: CellKind; source?: string; after?: string | null };

type SheetEditingInput = {
  sheet: OpenSheet;
  cells: readonly SheetCell[];
  mayEdit: boolean;
  tell: (place: CursorPlace | null) => void;
};

export type SheetEditing = {
  focus: CellFocus | null;
  /** The editor that is open; null until it is here. */
  port: EditorPort | null;
  insert: (cell?: NewCell) => void;
  /** Nothing is written in any more. */
  leave: () => void;
  actions: CellActions;
};

/** Which cell is written in, and the commands of the keyboard between cells. */
export function useSheetEditing({ sheet, cells, mayEdit, tell }: SheetEditingInput): SheetEditing {
  const [focus, setFocus] = useState<CellFocus | null>(null);
  const [port, setPort] = useState<EditorPort | null>(null);
  // With the right to write back, an editor must not take the focus from where the person is by then.
  if (!mayEdit && focus !== null) setFocus(null);
  // The actions stay the same object, so that a key press draws one cell.
  const latest = useRef(cells);
  const written = useRef(focus);
  useLayoutEffect(() => {
    latest.current = cells;
    written.current = focus;
  });

  const insert = useCallback(
    ({ kind = 'calculation', source, after = latest.current.at(-1)?.id ?? null }: NewCell = {}) => {
      const id = insertCell(sheet.doc, {
        kind,
        after,
        source: source ?? (kind === 'table' ? emptyTable : ''),
      });
      signCell(sheet.doc, id);
      countUse({ name: 'sheet_used' });
      // What is typed into it is a step of undo by itself.
      sheet.undo.stopCapturing();
      setFocus({ id, at: 'end' });
    },
    [sheet],
  );

  const actions = useMemo((): CellActions => {
    const near = (id: string, step: -1 | 1) => {
      const all = latest.current;
      return all[all.findIndex((cell) => cell.id === id) + step];
    };
    const open: CellActions['open'] = (id, at = 'end') => setFocus({ id, at });
    return {
      open,
      // A line that closes gets lower: what is pressed below it would move away before the click.
      close: (id) =>
        afterPress(() => {
          if (written.current?.id !== id) return;
          setFocus((before) => (before?.id === id ? null : before));
          tell(null);
        }),
      addBelow: (id) => insert({ after: id }),
      go: (id, step) => {
        const other = near(id, step);
        if (other) open(other.id, step === 1 ? 'start' : 'end');
      },
      remove: (id) => {
        const before = near(id, -1) ?? near(id, 1);
        removeCell(sheet.doc, id);
        if (before) open(before.id);
      },
      replace: (id, source) => {
        editCell(sheet.doc, id, source);
        signCell(sheet.doc, id);
      },
      defineAbove: (id, name) => {
        const above = near(id, -1)?.id ?? null;
        sheet.undo.stopCapturing();
        const added = insertCell(sheet.doc, { kind: 'calculation', after: above, source: `${name} = 1` });
        const slider = readSlider(`${name} = 1`);
        if (slider) setCellOption(sheet.doc, added, 'slider', usualRange(slider));
        signCell(sheet.doc, added);
      },
      tell,
      hold: setPort,
    };
  }, [sheet, insert, tell]);

  const leave = useCallback(() => {
    setFocus(null);
    tell(null);
  }, [tell]);

  return useMemo(() => ({ focus, port, insert, leave, actions }), [focus, port, insert, leave, actions]);
}
