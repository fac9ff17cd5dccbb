'use client';

import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import type { SheetCommands } from '@/components/worksheet/commands/use-sheet-commands';
import type { SheetEditing } from '@/components/worksheet/use-sheet-editing';
import { cellsType, readCopied, readPasted } from '@/lib/worksheet/edit/cell-clipboard';
import { hasLines, isProse } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type SheetKeysInput = {
  cells: readonly SheetCell[];
  editing: SheetEditing;
  selection: CellSelection;
  commands: SheetCommands;
  mayEdit: boolean;
  onFind: () => void;
  onPalette: () => void;
};

/** The keys of a sheet, before its editors see them, and what is copied and pasted as whole cells. */
export function useSheetKeys({
  cells,
  editing,
  selection,
  commands,
  mayEdit,
  onFind,
  onPalette,
}: SheetKeysInput) {
  const { focus } = editing;
  const isSelecting = selection.ids.size > 0 && focus === null;
  const written = focus === null ? undefined : cells.find(({ id }) => id === focus.id);

  /** What a key does; null for a key that is not the sheet's. */
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, altKey, shiftKey } = event;
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && !altKey) {
      if (key === 'f') return onFind;
      if (key === 'k') return openPalette;
      if (isSelecting && key === 'a') return selection.selectAll;
      if (!mayEdit || !commands.hasTargets()) return null;
      if (key === 'd') return commands.duplicate;
      if (isSelecting && key.toLowerCase() === 'z') return shiftKey ? commands.redo : commands.undo;
      return null;
    }
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
    if (step !== null && altKey && mayEdit && commands.hasTargets()) return () => commands.move(step);
    if (focus !== null) return key === 'Escape' ? leaveToSelection : null;
    if (!isSelecting || altKey) return null;
    if (step !== null) return () => selection.step(step, shiftKey);
    if (key === 'Escape') return selection.clear;
    if (key === 'Enter') return open;
    return mayEdit && (key === 'Delete' || key === 'Backspace') ? commands.remove : null;
  };
  const leaveToSelection = () => {
    if (focus === null) return;
    selection.select(focus.id);
    editing.leave();
  };
  /** What it does is for the line that was written, which loses the focus to it. */
  const openPalette = () => {
    leaveToSelection();
    onPalette();
  };
  const open = () => {
    if (selection.head !== null && mayEdit) editing.actions.open(selection.head);
    selection.clear();
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isElsewhere = event.key === 'Escape' ? hasOwnEscape(event.target) : isOwnControl(event.target);
    const act = isElsewhere ? null : actionOf(event);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!isSelecting) return;
    const { text, whole } = commands.copy();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData(cellsType, whole);
    event.preventDefault();
  };
  const onCut = (event: ClipboardEvent) => {
    onCopy(event);
    if (isSelecting && mayEdit) commands.remove();
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    const isInCell = written !== undefined || isSelecting || cells.length === 0;
    if (!mayEdit || !isInCell || isOwnControl(event.target)) return;
    const drafts = readCopied(event.clipboardData.getData(cellsType)) ?? draftsOf(event);
    if (drafts === null) return;
    event.preventDefault();
    event.stopPropagation();
    const [first, ...others] = drafts;
    // A table takes the place of the empty line into which it is pasted.
    if (written?.source === '' && first?.kind === 'table' && others.length === 0)
      commands.fill(written.id, first);
    else commands.add(drafts);
  };
  /** Several lines become cells of their own, except in what has several lines itself. */
  const draftsOf = (event: ClipboardEvent) => {
    const kind = written?.kind ?? 'calculation';
    if (isProse(kind) || hasLines(kind)) return null;
    return readPasted(event.clipboardData.getData('text/plain'));
  };

  return { onKeyDownCapture, onCopy, onCut, onPasteCapture };
}

/**
 * A field that stands on the sheet and is none of its cells, such as a slider's range, or a menu that lies over it.
 */
const isOwnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-own-keys], [role="menu"]') !== null;

/** What Escape closes by itself. */
const hasOwnEscape = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-own-escape], [role="menu"]') !== null;
