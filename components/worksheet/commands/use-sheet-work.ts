'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { cellElement } from '@/components/worksheet/commands/cell-element';
import type { CellWays } from '@/components/worksheet/commands/cell-ways';
import { listCommands } from '@/components/worksheet/commands/list-commands';
import { useCellDrag } from '@/components/worksheet/commands/use-cell-drag';
import { useCellSelection } from '@/components/worksheet/commands/use-cell-selection';
import { useFind } from '@/components/worksheet/commands/use-find';
import { useSheetCommands } from '@/components/worksheet/commands/use-sheet-commands';
import { useSheetKeys } from '@/components/worksheet/commands/use-sheet-keys';
import { useExplained } from '@/components/worksheet/explain/use-explained';
import { useSheetEditing } from '@/components/worksheet/use-sheet-editing';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import type { CursorPlace } from '@/lib/worksheet/cursor';
import { foldCells } from '@/lib/worksheet/edit/fold-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type SheetWork = ReturnType<typeof useSheetWork>;

type SheetWorkInput = {
  sheet: OpenSheet;
  cells: readonly SheetCell[];
  mayEdit: boolean;
  tell: (place: CursorPlace | null) => void;
  onTry: (() => void) | undefined;
  ways: CellWays;
  /** The element in which the cells are. */
  paper: RefObject<HTMLElement | null>;
};

/** What a person does with the cells of a sheet: writes, selects, folds, finds, drags, and all commands and keys. */
export function useSheetWork({ sheet, cells, mayEdit, tell, onTry, ways, paper }: SheetWorkInput) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const shown = useMemo(() => foldCells(cells, folded), [cells, folded]);
  const editing = useSheetEditing({ sheet, cells: shown, mayEdit, tell });
  const selection = useCellSelection(shown);
  const commands = useSheetCommands({ sheet, cells, editing, selection });
  const find = useFind(cells, editing.actions.replace);
  const drag = useCellDrag(commands.place);
  const keys = useSheetKeys({
    cells,
    editing,
    selection,
    commands,
    mayEdit,
    onFind: find.open,
    onPalette: () => setPaletteOpen(true),
  });

  const toggleFold = useCallback(
    (id: string) =>
      setFolded(
        (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    [],
  );
  const explained = useExplained();
  const { head } = selection;
  const { leave } = editing;
  const { select } = selection;
  /** Unfolds what lies over a cell. */
  const reveal = useCallback(
    (id: string) =>
      setFolded((before) => (foldCells(cells, before).some((cell) => cell.id === id) ? before : new Set())),
    [cells],
  );
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
      leave();
      select(id);
      // It may be selected already.
      handleOf(paper.current, id)?.focus();
    },
    [reveal, leave, select, paper],
  );
  const taken = useReadable(sheet.taken.cells);
  const writtenId = editing.focus?.id;
  // The place goes on to the line that follows, as a selection: what is typed on must not get into other words.
  useEffect(() => {
    const { cells: takenCells } = sheet.taken;
    return takenCells.subscribe(() => {
      const lost = takenCells.read().findLast(({ cell }) => cell.id === writtenId);
      if (lost === undefined) return;
      if (lost.next === null) leave();
      else goTo(lost.next);
    });
  }, [sheet, writtenId, leave, goTo]);
  const explain = () => {
    if (head === null) return;
    if (!explained.ids.has(head)) explained.toggle(head);
  };
  const headCell = cells.find(({ id }) => id === head);
  const headKind = headCell?.kind;
  const forHead = forOneCell(ways, selection.ids.size === 1 ? headCell : undefined);
  const isWriting = editing.focus !== null;
  // Commands are for what is selected before what is written, and the focus would go back to it.
  if (isWriting && selection.ids.size > 0) selection.clear();
  const focused = useRef<string | null>(null);
  // A new selection takes the focus. After a move, and after writing, it only comes back from nowhere.
  useEffect(() => {
    const isNew = head !== focused.current;
    focused.current = head;
    if (head === null || isWriting) return;
    if (isNew || document.activeElement === document.body) handleOf(paper.current, head)?.focus();
  }, [paper, head, isWriting, shown]);
  const foundIn = find.current?.id;
  useEffect(() => {
    if (foundIn !== undefined) cellElement(paper.current, foundIn)?.scrollIntoView({ block: 'nearest' });
  }, [paper, foundIn, find.at]);

  return {
    taken,
    shown,
    editing,
    selection,
    commands,
    find,
    drop: drag.drop,
    handlers: { ...keys, ...(mayEdit && drag.handlers) },
    isFolded: (id: string) => folded.has(id),
    toggleFold,
    explained,
    goTo,
    choose,
    reveal,
    forHead,
    palette: {
      isOpen: isPaletteOpen,
      close: () => setPaletteOpen(false),
      commands: listCommands({
        ...{ commands, selection, mayEdit, onTry, ...forHead },
        onFind: find.open,
        onExplain: headKind === 'calculation' || headKind === 'derivation' ? explain : undefined,
      }),
    },
  };
}

/** The number of a cell, which has the focus while the cell is selected. */
const handleOf = (paper: HTMLElement | null, id: string) =>
  cellElement(paper, id)?.querySelector<HTMLElement>('[data-handle]') ?? null;

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
