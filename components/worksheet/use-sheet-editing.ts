'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditorPort } from '@/components/worksheet/editor/editor-port';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { afterPress } from '@/lib/core/client/after-press';
import { removeOwn, signCell } from '@/lib/worksheet/client/sign-cell';
import { countUse } from '@/lib/telemetry/client/usage/usage';
import type { CursorPlace } from '@/lib/worksheet/cursor';
import { insertCells, type CellDraft } from '@/lib/worksheet/edit/edit-cells';
import { draftOf, sliderDraft, type Insertion } from '@/lib/worksheet/edit/insertions';
import type { FractionForm } from '@/lib/worksheet/results/shown-form';
import { editCell, ownEdit, setCellOption, type SheetCell } from '@/lib/worksheet/sheet-document';

/** The cell that is being written, and where its caret begins. */
export type CellFocus = { id: string; at: 'start' | 'end' | number };

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
  /** Puts what was chosen from the list in the place of the cell in which the list was opened. */
  become: (id: string, insertion: Insertion) => void;
  /** Adds a line below that is written already, such as a plot. */
  putBelow: (id: string, source: string) => void;
  /** Sets how a result is written. */
  setForm: (id: string, form: FractionForm) => void;
  /** Adds a line above that gives a name a value, as a slider. */
  defineAbove: (id: string, name: string) => void;
  tell: (place: CursorPlace | null) => void;
  /** Hands over the editor that is open, for keys outside it; null when it goes. */
  hold: (port: EditorPort | null) => void;
};

/** A new cell; without a place it comes last. It can take the place of another. */
type NewCell = Partial<CellDraft> & {
  after?: string | null;
  instead?: string;
  /** Cells that come before it, in the same step of undo. */
  given?: readonly CellDraft[];
};

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
  useLayoutEffect(() => sheet.taken.setWritten(focus?.id ?? null), [sheet, focus]);

  const insert = useCallback(
    (cell: NewCell = {}) => setFocus({ id: insertNew(sheet, latest.current, cell), at: 'end' }),
    [sheet],
  );

  const actions = useMemo((): CellActions => {
    const near = (id: string, step: -1 | 1) => {
      const all = latest.current;
      return all[all.findIndex((cell) => cell.id === id) + step];
    };
    const open: CellActions['open'] = (id, at = 'end') => setFocus({ id, at });
    return {
      ...createCellEdits(sheet),
      open,
      // A line that closes gets lower: what is pressed below it would move away before the click.
      close: (id) =>
        afterPress(() => {
          if (written.current?.id !== id) return;
          setFocus((before) => (before?.id === id ? null : before));
          tell(null);
        }),
      addBelow: (id) => insert({ after: id }),
      putBelow: (id, source) => insert({ after: id, source }),
      go: (id, step) => {
        const other = near(id, step);
        if (other) open(other.id, step === 1 ? 'start' : 'end');
      },
      remove: (id) => {
        const before = near(id, -1) ?? near(id, 1);
        removeOwn(sheet.doc, new Set([id]));
        if (before) open(before.id);
      },
      become: (id, insertion) => insert({ ...draftOf(insertion, latest.current), instead: id }),
      defineAbove: (id, name) => insertSlider(sheet, near(id, -1)?.id ?? null, name),
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

/** Writes a new cell, as a step of undo, and answers its id. */
function insertNew(sheet: OpenSheet, cells: readonly SheetCell[], cell: NewCell): string {
  const { kind = 'calculation', source = '', options = {}, instead, after, given = [] } = cell;
  const place = instead ?? (after === undefined ? (cells.at(-1)?.id ?? null) : after);
  sheet.undo.stopCapturing();
  const id = sheet.doc.transact(() => {
    const added = insertCells(sheet.doc, place, [...given, { kind, source, options }]);
    if (instead !== undefined) removeOwn(sheet.doc, new Set([instead]));
    for (const one of added) signCell(sheet.doc, one);
    return added.at(-1) ?? '';
  }, ownEdit);
  countUse({ name: 'sheet_used' });
  // What is typed into it is a step of undo by itself.
  sheet.undo.stopCapturing();
  return id;
}

/** Changes of one cell that leave the focus where it is. */
const createCellEdits = ({ doc, undo }: OpenSheet): Pick<CellActions, 'replace' | 'setForm'> => ({
  replace: (id, source) => {
    editCell(doc, id, source);
    signCell(doc, id);
  },
  setForm: (id, form) => {
    undo.stopCapturing();
    setCellOption(doc, id, 'form', form);
    signCell(doc, id);
  },
});

/** A line that gives a name a number. What is written goes on below it. */
function insertSlider({ doc, undo }: OpenSheet, after: string | null, name: string): void {
  undo.stopCapturing();
  for (const added of insertCells(doc, after, [sliderDraft(`${name} = 1`)])) signCell(doc, added);
}
