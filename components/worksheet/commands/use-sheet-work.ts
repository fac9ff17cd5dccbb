'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { cellElement, cellHandle } from '@/components/worksheet/commands/cell-element';
import type { CellWays } from '@/components/worksheet/commands/cell-ways';
import { listCommands } from '@/components/worksheet/commands/list-commands';
import { useCellDrag } from '@/components/worksheet/commands/use-cell-drag';
import { useCellSelection } from '@/components/worksheet/commands/use-cell-selection';
import { useFind, type Find } from '@/components/worksheet/commands/use-find';
import { useFolding } from '@/components/worksheet/commands/use-folding';
import { useSheetClipboard } from '@/components/worksheet/commands/use-sheet-clipboard';
import { useCellsInk } from '@/components/ink/use-cells-ink';
import { useClearForInk } from '@/components/worksheet/commands/use-clear-for-ink';
import { useSheetCommands } from '@/components/worksheet/commands/use-sheet-commands';
import { useSheetKeys } from '@/components/worksheet/commands/use-sheet-keys';
import { useTaken } from '@/components/worksheet/commands/use-taken';
import { useExplained } from '@/components/worksheet/explain/use-explained';
import type { LineHold } from '@/components/worksheet/handed/use-held-lines';
import { useSheetEditing } from '@/components/worksheet/use-sheet-editing';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { CursorPlace } from '@/lib/worksheet/cursor';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type SheetWork = ReturnType<typeof useSheetWork>;

type SheetWorkInput = {
  sheet: OpenSheet;
  hold: LineHold;
  cells: readonly SheetCell[];
  mayEdit: boolean;
  tell: (place: CursorPlace | null) => void;
  onTry: (() => void) | undefined;
  ways: CellWays;
  /** The element in which the cells are. */
  paper: RefObject<HTMLElement | null>;
};

/** What a person does with the cells of a sheet: writes, selects, folds, finds, drags, and all commands and keys. */
export function useSheetWork(input: SheetWorkInput) {
  const { sheet, hold, cells, mayEdit, tell, onTry, ways, paper } = input;
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { shown, isFolded, toggle: toggleFold, reveal } = useFolding(cells);
  const editing = useSheetEditing({ sheet, hold, cells: shown, mayEdit, tell });
  const selection = useCellSelection(shown);
  const ink = useCellsInk();
  useClearForInk(selection.clear);
  const commands = useSheetCommands({ sheet, hold, cells, editing, selection, ink });
  const find = useFind(cells, editing.actions.replace);
  const drag = useCellDrag(commands.place);
  const clipboard = useSheetClipboard({ cells, selection, commands, mayEdit, focus: editing.focus });
  const keys = useSheetKeys({
    ...{ editing, selection, commands, mayEdit },
    onFind: find.open,
    onPalette: () => setPaletteOpen(true),
  });
  const explained = useExplained();
  const { leave, focus } = editing;
  const { head, select } = selection;
  /** Selects by a press: what is written closes, also where that press has not blurred it yet. */
  const choose = useCallback(
    (id: string, extend?: boolean) => {
      leave();
      select(id, extend);
    },
    [leave, select],
  );
  /** Selects a cell, also one that is folded away: the focus goes there, and the page follows it. */
  const goTo = useCallback(
    (id: string) => {
      reveal(id);
      choose(id);
      // It may be selected already.
      cellHandle(paper.current, id)?.focus();
    },
    [reveal, choose, paper],
  );
  const taken = useTaken({ sheet, writtenId: focus?.id, leave, goTo });
  // Commands are for what is selected before what is written, and the focus would go back to it.
  if (focus !== null && selection.ids.size > 0) selection.clear();
  useHeadFocus({ paper, head, isWriting: focus !== null, shown });
  useFoundInSight(paper, find);
  const headCell = cells.find(({ id }) => id === head);
  const forHead = forOneCell(ways, selection.ids.size === 1 ? headCell : undefined);
  const palette = {
    isOpen: isPaletteOpen,
    close: () => setPaletteOpen(false),
    commands: listCommands({
      ...{ commands, selection, mayEdit, onTry, ...forHead },
      onFind: find.open,
      onExplain: explainCell(headCell, explained),
    }),
  };
  return {
    ...{ taken, shown, editing, selection, commands, find, explained, forHead, palette },
    ...{ isFolded, toggleFold, reveal, choose, goTo },
    drop: drag.drop,
    leftInk: { why: ink.left, dismiss: ink.dismiss },
    handlers: { ...keys, ...clipboard, ...(mayEdit && drag.handlers) },
  };
}

type HeadFocusInput = Pick<SheetWorkInput, 'paper'> & {
  /** The selected cell that keys start from. */
  head: string | null;
  isWriting: boolean;
  shown: readonly SheetCell[];
};

/** A new selection takes the focus. After a move, and after writing, it only comes back from nowhere. */
function useHeadFocus({ paper, head, isWriting, shown }: HeadFocusInput): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const isNew = head !== focused.current;
    focused.current = head;
    if (head === null || isWriting) return;
    if (isNew || document.activeElement === document.body) cellHandle(paper.current, head)?.focus();
  }, [paper, head, isWriting, shown]);
}

/** Follows what is found from place to place. */
function useFoundInSight(paper: SheetWorkInput['paper'], { current, at }: Find): void {
  const id = current?.id;
  useEffect(() => {
    if (id !== undefined) cellElement(paper.current, id)?.scrollIntoView({ block: 'nearest' });
  }, [paper, id, at]);
}

/** Shows how a cell came to its result; undefined where nothing is calculated. */
function explainCell(cell: SheetCell | undefined, { ids, toggle }: ReturnType<typeof useExplained>) {
  if (cell?.kind !== 'calculation' && cell?.kind !== 'derivation') return undefined;
  return () => {
    if (!ids.has(cell.id)) toggle(cell.id);
  };
}

/** What can be done with the one selected cell beyond its sheet. */
function forOneCell(ways: CellWays, cell: SheetCell | undefined) {
  const none = { onQuote: undefined, onShow: undefined };
  if (cell === undefined) return none;
  const { id, source } = cell;
  const { quote, quoteDenied, show } = ways;
  const isQuotable = quote !== null && quoteDenied === undefined && source.trim() !== '';
  return {
    // The palette gives the focus back first, and the field of the chat takes it then.
    onQuote: isQuotable ? () => requestAnimationFrame(() => quote(id)) : undefined,
    onShow: show === null ? undefined : () => show(id),
  };
}
