'use client';

import { useState } from 'react';
import type { CellSourceProps } from '@/components/worksheet/cells/cell-props';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import type { CellFocus } from '@/components/worksheet/use-sheet-editing';
import { refuseTable } from '@/lib/math/sheet/table/split-table';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import { applySplices, type Splice } from '@/lib/worksheet/replace-text';
import { findCellText, spliceCell, type SheetCell } from '@/lib/worksheet/sheet-document';
import { anchorField, placeOfAnchor, type FieldAnchor } from '@/lib/worksheet/table/field-anchor';
import { findField, setField, type FieldPlace } from '@/lib/worksheet/table/table-edits';

export type TableEditing = {
  /** The field that is written in; null while the table has no focus. */
  place: FieldPlace | null;
  /** What was wanted would make the table too large. */
  isFull: boolean;
  /** What was deleted last, until something else is done; `back` takes that back. */
  removed: { what: string; back: () => void } | null;
  /** The table as it is at this moment. */
  source: () => string;
  enter: (place: FieldPlace) => void;
  leave: () => void;
  /** Changes the field that is written in. */
  write: (text: string) => void;
  /** Changes the table, as one step of undo. Answers whether it had room for that. */
  change: (splices: readonly Splice[]) => boolean;
  /** Deletes a row or a column, as `change`, and offers the way back. */
  remove: (splices: readonly Splice[], what: string) => boolean;
  /** Tells the others where this person's caret is in the field. */
  tell: (anchor: number, head: number) => void;
};

type TableEditingInput = Pick<CellSourceProps, 'cell' | 'focus'> & {
  rows: number;
};

/** Which field of a table is written in, and how its text changes. */
export function useTableEditing(input: TableEditingInput): TableEditing {
  const { cell, focus, rows } = input;
  const { sheet, mayEdit, actions } = useSheetContext();
  const [anchor, setAnchor] = useState<FieldAnchor | null>(null);
  const [isFull, setFull] = useState(false);
  /** The table before and after `what` was deleted: the way back goes with the next change of anybody. */
  const [deletion, setDeletion] = useState<{ what: string; before: string; left: string } | null>(null);
  // Who comes back by keys begins at the edge by which they come.
  if (focus === null && anchor !== null) setAnchor(null);
  const text = findCellText(sheet.doc, cell.id);
  const source = () => findCellText(sheet.doc, cell.id)?.toJSON() ?? '';
  const placeNow = (): FieldPlace | null => {
    if (focus === null || !mayEdit || text === null) return null;
    return anchor === null ? firstPlace(focus, cell, rows) : placeOfAnchor(sheet.doc, text, anchor);
  };
  const place = placeNow();

  const apply = (splices: readonly Splice[]): boolean => {
    const before = source();
    const after = applySplices(before, splices);
    const fits = after.length <= before.length || refuseTable(after) === null;
    setFull(!fits);
    if (!fits) return false;
    spliceCell(sheet.doc, cell.id, splices);
    signCell(sheet.doc, cell.id);
    return true;
  };
  const enter = (next: FieldPlace) => {
    if (text !== null) setAnchor(anchorField(text, next));
    actions.open(cell.id);
  };

  const change = (splices: readonly Splice[]): boolean => {
    const { undo } = sheet;
    undo.stopCapturing();
    const isDone = apply(splices);
    undo.stopCapturing();
    return isDone;
  };

  return {
    place,
    isFull,
    removed:
      deletion === null || deletion.left !== cell.source
        ? null
        : {
            what: deletion.what,
            back: () => void change([{ start: 0, end: deletion.left.length, text: deletion.before }]),
          },
    source,
    enter,
    leave: () => {
      setAnchor(null);
      setFull(false);
      actions.close(cell.id);
    },
    write: (typed) => {
      const at = placeNow();
      if (at === null || text === null) return;
      if (apply(setField(source(), at, typed))) setAnchor(anchorField(text, at));
    },
    change,
    remove: (splices, what) => {
      const before = source();
      const isDone = change(splices);
      if (isDone) setDeletion({ what, before, left: source() });
      return isDone;
    },
    tell: (from, to) => {
      if (place === null) return;
      const { start } = findField(source(), place);
      actions.tell({ cell: cell.id, anchor: start + from, head: start + to, moves: null });
    },
  };
}

/** Who comes from above, or to an empty table, begins in its header; who comes from below in its last row. */
const firstPlace = ({ at }: CellFocus, { source }: SheetCell, rows: number): FieldPlace => ({
  row: at === 'start' || source.trim() === '' ? 0 : rows,
  column: 0,
});
