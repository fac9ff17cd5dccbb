'use client';

import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import type { TableEditing } from '@/components/worksheet/table/use-table-editing';
import { splitTable } from '@/lib/math/sheet/table/split-table';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { readBlock } from '@/lib/worksheet/table/pasted-table';
import { addRow, fillFields, type FieldPlace } from '@/lib/worksheet/table/table-edits';

/** The fields of a table, as far as keys lead through them. */
type Fields = {
  /** The last line of the grid, and its number of columns. */
  rows: number;
  columns: number;
  /** Columns whose fields are calculated: only their header is written. */
  isCalculated: (column: number) => boolean;
};

type FieldKeysInput = Fields & {
  cell: SheetCell;
  editing: TableEditing;
  /** Opens the menu of the row. */
  onMenu: () => void;
};

/** Keys that lead from one field of a table to another, and what is pasted into it as a block. */
export function useFieldKeys(input: FieldKeysInput) {
  const { cell, editing, rows, isCalculated, onMenu } = input;
  const { sheet, actions } = useSheetContext();
  const { place } = editing;
  /** The field to which Tab has just led: Enter then begins the next row. */
  const tabbed = useRef<FieldPlace>(null);

  /** The field above or below. Enter in the last line adds another one. */
  const along = (step: -1 | 1, mayAdd: boolean) => {
    if (place === null) return;
    const row = place.row + step;
    const isRun = step === 1 && mayAdd && isSame(tabbed.current, place);
    tabbed.current = null;
    // Below the header of a calculated column there is nothing to write.
    const column = isRun || (row > 0 && isCalculated(place.column)) ? firstTyped(input) : place.column;
    if (row < 0 || (row > rows && !mayAdd)) actions.go(cell.id, step);
    else if (row <= rows || editing.change(addRow(editing.source(), row))) editing.enter({ row, column });
  };
  const tab = (next: FieldPlace) => {
    tabbed.current = next;
    editing.enter(next);
  };
  /** Tab in the last field adds a row. From a row without a word it leads out, so that nobody is caught in a table. */
  const tabAtEnd = (): (() => void) | null => {
    const last = splitTable(editing.source())[rows] ?? [];
    const isEmpty = last.every(({ text }) => text.trim() === '');
    if (place === null || place.row === 0 || isEmpty) return null;
    const next = { row: rows + 1, column: firstTyped(input) };
    return () => {
      if (editing.change(addRow(editing.source(), next.row))) tab(next);
    };
  };
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, shiftKey, altKey } = event;
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && key.toLowerCase() === 'z') return () => (shiftKey ? sheet.undo.redo() : sheet.undo.undo());
    if (isMod && key === 'y') return () => sheet.undo.redo();
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return onMenu;
    if (isMod || altKey) return null;
    if (key === 'Enter') return () => along(shiftKey ? -1 : 1, true);
    if (key === 'ArrowUp' || key === 'ArrowDown') return () => along(key === 'ArrowUp' ? -1 : 1, false);
    const next = key === 'Tab' && place !== null ? fieldAcross(place, shiftKey ? -1 : 1, input) : null;
    if (next !== null) return () => tab(next);
    if (key === 'Tab' && !shiftKey) return tabAtEnd();
    const isEmpty = key === 'Backspace' && editing.source().trim() === '';
    return isEmpty ? () => actions.remove(cell.id) : null;
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const act = actionOf(event);
      if (act === null) return;
      event.preventDefault();
      act();
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (place === null || !/[\t\n]./u.test(text)) return;
      event.preventDefault();
      editing.change(fillFields(editing.source(), place, readBlock(text)));
    },
  };
}

/** The next field in the order of reading; null at either end. */
function fieldAcross(
  { row, column }: FieldPlace,
  step: -1 | 1,
  { rows, columns, isCalculated }: Fields,
): FieldPlace | null {
  for (let at = row * columns + column + step; at >= 0; at += step) {
    const next = { row: Math.floor(at / columns), column: at % columns };
    if (next.row > rows) return null;
    if (next.row === 0 || !isCalculated(next.column)) return next;
  }
  return null;
}

/** The first column whose fields are typed. */
const firstTyped = ({ columns, isCalculated }: Fields): number =>
  Math.max(
    0,
    Array.from({ length: columns }, (_, column) => column).findIndex((column) => !isCalculated(column)),
  );

const isSame = (one: FieldPlace | null, other: FieldPlace): boolean =>
  one !== null && one.row === other.row && one.column === other.column;
