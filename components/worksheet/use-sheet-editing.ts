'use client';

import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { EditorPort } from '@/components/worksheet/editor/editor-port';
import { isGiven, type LineHold } from '@/components/worksheet/handed/use-held-lines';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { afterPress } from '@/lib/core/client/after-press';
import { fillCell, removeOwn, signCell } from '@/lib/worksheet/client/sign-cell';
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
  /** Adds something below, as from the list, and goes there. */
  insertBelow: (id: string, insertion: Insertion) => void;
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
  hold: LineHold;
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
export function useSheetEditing(input: SheetEditingInput): SheetEditing {
  const { sheet, hold, cells, mayEdit, tell } = input;
  const [focus, setFocus] = useState<CellFocus | null>(null);
  const [port, setPort] = useState<EditorPort | null>(null);
  // With the right to write back, an editor must not take the focus from where the person is by then.
  if (!mayEdit && focus !== null) setFocus(null);
  // The actions stay the same object, so that a key press draws one cell.
  const latest = useRef(cells);
  useLayoutEffect(() => {
    latest.current = cells;
  });
  useLayoutEffect(() => sheet.taken.setWritten(focus?.id ?? null), [sheet, focus]);

  const insert = useCallback(
    (cell: NewCell = {}) => setFocus({ id: insertNew(sheet, latest.current, cell), at: 'end' }),
    [sheet],
  );

  const moves = useCellMoves({ sheet, hold, cells, tell, focus, setFocus });
  const actions = useMemo(
    (): CellActions => ({
      ...moves,
      ...createCellEdits(sheet, hold),
      addBelow: (id) => insert({ after: id }),
      insertBelow: (id, insertion) => insert({ ...draftOf(insertion, latest.current), after: id }),
      putBelow: (id, source) => insert({ after: id, source }),
      become: (id, insertion) => {
        const draft = draftOf(insertion, latest.current);
        // What is to be filled in stays that line.
        if (hold.held?.has(id) === true) fillCell(sheet.doc, id, draft);
        else insert({ ...draft, instead: id });
      },
      tell,
      hold: setPort,
    }),
    [sheet, hold, moves, insert, tell],
  );

  const leave = useCallback(() => {
    setFocus(null);
    tell(null);
  }, [tell]);

  return useMemo(() => ({ focus, port, insert, leave, actions }), [focus, port, insert, leave, actions]);
}

type CellMovesInput = Pick<SheetEditingInput, 'sheet' | 'hold' | 'cells' | 'tell'> & {
  focus: CellFocus | null;
  setFocus: Dispatch<SetStateAction<CellFocus | null>>;
};

/** Goes from cell to cell, past those that are given. The functions stay the same while somebody types. */
function useCellMoves({ sheet, hold, cells, tell, focus, setFocus }: CellMovesInput) {
  const latest = useRef(cells);
  const written = useRef(focus);
  useLayoutEffect(() => {
    latest.current = cells;
    written.current = focus;
  });
  return useMemo(() => {
    const near = (id: string, step: -1 | 1, isFit = (_: SheetCell) => true) => {
      const at = latest.current.findIndex((cell) => cell.id === id);
      const [above, below] = [latest.current.slice(0, Math.max(at, 0)), latest.current.slice(at + 1)];
      return step === 1 ? below.find(isFit) : above.findLast(isFit);
    };
    const nearOpen = (id: string, step: -1 | 1) => near(id, step, (cell) => !isGiven(hold, cell.id));
    const open: CellActions['open'] = (id, at = 'end') => {
      hold.refuse(isGiven(hold, id) ? id : null);
      if (!isGiven(hold, id)) setFocus({ id, at });
    };
    return {
      open,
      // A line that closes gets lower: what is pressed below it would move away before the click.
      close: (id: string) =>
        afterPress(() => {
          if (written.current?.id !== id) return;
          setFocus((before) => (before?.id === id ? null : before));
          tell(null);
        }),
      go: (id: string, step: -1 | 1) => {
        const other = nearOpen(id, step);
        if (other) open(other.id, step === 1 ? 'start' : 'end');
      },
      remove: (id: string) => {
        if (hold.held?.has(id) === true) {
          hold.refuse(id);
          return;
        }
        const before = nearOpen(id, -1) ?? nearOpen(id, 1);
        removeOwn(sheet.doc, new Set([id]));
        if (before) open(before.id);
      },
      defineAbove: (id: string, name: string) => insertSlider(sheet, near(id, -1)?.id ?? null, name),
    };
  }, [sheet, hold, tell, setFocus]);
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
const createCellEdits = (
  { doc, undo }: OpenSheet,
  hold: LineHold,
): Pick<CellActions, 'replace' | 'setForm'> => ({
  replace: (id, source) => {
    if (isGiven(hold, id)) return;
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
