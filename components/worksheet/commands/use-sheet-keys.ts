'use client';

import type { KeyboardEvent } from 'react';
import { isOwnControl } from '@/components/worksheet/commands/own-control';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import type { SheetCommands } from '@/components/worksheet/commands/use-sheet-commands';
import type { SheetEditing } from '@/components/worksheet/use-sheet-editing';

type SheetKeysInput = {
  editing: SheetEditing;
  selection: CellSelection;
  commands: SheetCommands;
  mayEdit: boolean;
  onFind: () => void;
  onPalette: () => void;
};

/** The keys of a sheet, before its editors see them. */
export function useSheetKeys(input: SheetKeysInput) {
  const { editing, selection, commands, mayEdit, onFind, onPalette } = input;
  const { focus } = editing;
  const isSelecting = selection.ids.size > 0 && focus === null;

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
  /** What a key with Ctrl or ⌘ does; null for a key that is not the sheet's. */
  const withModifier = ({ key, shiftKey }: KeyboardEvent): (() => void) | null => {
    if (key === 'f') return onFind;
    if (key === 'k') return openPalette;
    if (isSelecting && key === 'a') return selection.selectAll;
    if (!mayEdit || !commands.hasTargets()) return null;
    if (key === 'd') return commands.duplicate;
    if (isSelecting && key.toLowerCase() === 'z') return shiftKey ? commands.redo : commands.undo;
    return null;
  };
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, altKey, shiftKey } = event;
    if ((event.ctrlKey || event.metaKey) && !altKey) return withModifier(event);
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
    if (step !== null && altKey && mayEdit && commands.hasTargets()) return () => commands.move(step);
    if (focus !== null) return key === 'Escape' ? leaveToSelection : null;
    if (!isSelecting || altKey) return null;
    if (step !== null) return () => selection.step(step, shiftKey);
    if (key === 'Escape') return selection.clear;
    if (key === 'Enter') return open;
    return mayEdit && (key === 'Delete' || key === 'Backspace') ? commands.remove : null;
  };

  return {
    onKeyDownCapture: (event: KeyboardEvent): void => {
      const isElsewhere = event.key === 'Escape' ? hasOwnEscape(event.target) : isOwnControl(event.target);
      const act = isElsewhere ? null : actionOf(event);
      if (act === null) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}

/** What Escape closes by itself. */
const hasOwnEscape = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-own-escape], [role="menu"]') !== null;
