'use client';

import type { ClipboardEvent } from 'react';
import { isOwnControl } from '@/components/worksheet/commands/own-control';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import type { SheetCommands } from '@/components/worksheet/commands/use-sheet-commands';
import type { CellFocus } from '@/components/worksheet/use-sheet-editing';
import { cellsType, readCopied, readPasted, type CopiedCell } from '@/lib/worksheet/edit/cell-clipboard';
import { hasLines, isProse } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type SheetClipboardInput = {
  cells: readonly SheetCell[];
  focus: CellFocus | null;
  selection: CellSelection;
  commands: SheetCommands;
  mayEdit: boolean;
};

/** What is copied, cut and pasted as whole cells. Words inside a cell are the editor's. */
export function useSheetClipboard({ cells, focus, selection, commands, mayEdit }: SheetClipboardInput) {
  const isSelecting = selection.ids.size > 0 && focus === null;
  const written = focus === null ? undefined : cells.find(({ id }) => id === focus.id);
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
    const drafts = draftsOf(event.clipboardData, written?.kind ?? 'calculation');
    if (drafts === null) return;
    event.preventDefault();
    event.stopPropagation();
    const [first, ...others] = drafts;
    // A table takes the place of the empty line into which it is pasted.
    if (written?.source === '' && first?.kind === 'table' && others.length === 0)
      commands.fill(written.id, first);
    else commands.add(drafts);
  };
  return { onCopy, onCut, onPasteCapture };
}

/** Several lines become cells of their own, except in what has several lines itself; null for what is no cell. */
function draftsOf(data: DataTransfer, kind: SheetCell['kind']): readonly CopiedCell[] | null {
  const copied = readCopied(data.getData(cellsType));
  if (copied !== null || isProse(kind) || hasLines(kind)) return copied;
  return readPasted(data.getData('text/plain'));
}
