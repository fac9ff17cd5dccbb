'use client';

import { useMemo } from 'react';
import type { CellsInk } from '@/components/ink/use-cells-ink';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import type { SheetEditing } from '@/components/worksheet/use-sheet-editing';
import { isGiven, type LineHold } from '@/components/worksheet/handed/use-held-lines';
import { undoOwn, type OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { fillCell, removeOwn, signCell } from '@/lib/worksheet/client/sign-cell';
import { copyCells, type CopiedCell } from '@/lib/worksheet/edit/cell-clipboard';
import {
  duplicateCells,
  insertCells,
  moveCells,
  placeCells,
  type CellDraft,
} from '@/lib/worksheet/edit/edit-cells';
import { draftOf, type Insertion } from '@/lib/worksheet/edit/insertions';
import { readCells, setCellKind, type CellKind, type SheetCell } from '@/lib/worksheet/sheet-document';

export type SheetCommands = ReturnType<typeof useSheetCommands>;

type SheetCommandsInput = {
  sheet: OpenSheet;
  hold: LineHold;
  cells: readonly SheetCell[];
  editing: SheetEditing;
  selection: CellSelection;
  /** What is drawn on the cells goes along with copies. */
  ink: Pick<CellsInk, 'drawnOn' | 'duplicate' | 'paste'>;
};

/**
 * What can be done with cells as a whole: with those that are selected, else with the one that is being written. Each
 * is one step of undo.
 */
export function useSheetCommands({ sheet, hold, cells, editing, selection, ink }: SheetCommandsInput) {
  return useMemo(
    () => createSheetCommands({ sheet, hold, cells, editing, selection, ink }),
    [sheet, hold, cells, editing, selection, ink],
  );
}

function createSheetCommands({ sheet, hold, cells, editing, selection, ink }: SheetCommandsInput) {
  const { doc, undo } = sheet;
  const { focus } = editing;
  const targets = (): ReadonlySet<string> =>
    selection.ids.size > 0 ? selection.ids : new Set(focus === null ? [] : [focus.id]);
  /** Those that may go or move; the first of the others says why not. */
  const loose = (ids: ReadonlySet<string>): ReadonlySet<string> => {
    const free = new Set([...ids].filter((id) => hold.held?.has(id) !== true));
    hold.refuse([...ids].find((id) => !free.has(id)) ?? null);
    return free;
  };
  const last = () => cells.findLast(({ id }) => targets().has(id))?.id ?? cells.at(-1)?.id ?? null;
  const sign = <Ids extends Iterable<string>>(ids: Ids): Ids => {
    for (const id of ids) signCell(doc, id);
    return ids;
  };
  const asOneStep = (edit: () => void) => {
    undo.stopCapturing();
    edit();
    undo.stopCapturing();
  };
  /** The cells that an edit answers stay selected, for the next key. */
  const change = (edit: () => Iterable<string>) =>
    asOneStep(() => {
      const ids = edit();
      editing.leave();
      selection.set([...ids]);
    });
  const changeAll = (ids: ReadonlySet<string>, edit: (ids: ReadonlySet<string>) => void) => {
    const free = loose(ids);
    if (free.size === 0) return;
    change(() => {
      edit(free);
      return ids;
    });
  };

  return {
    hasTargets: () => targets().size > 0,
    add: (drafts: readonly CopiedCell[], after = last()) =>
      change(() => sign(add(doc, { after, drafts, ink }))),
    /** Makes an empty cell what was pasted into it. */
    fill: (id: string, draft: CellDraft) => {
      asOneStep(() => fillCell(doc, id, draft));
      editing.leave();
      // The editor that goes would take the focus from what comes in its place.
      requestAnimationFrame(() => editing.actions.open(id, 'start'));
    },
    insert: (insertion: Insertion) => {
      const after = last();
      selection.clear();
      editing.insert({ ...draftOf(insertion, cells), after });
    },
    move: (step: -1 | 1) => changeAll(targets(), (ids) => moveCells(doc, ids, step)),
    /** Moves a cell, and with it those selected together, after another. */
    place: (id: string, after: string | null) =>
      changeAll(selection.ids.has(id) ? selection.ids : new Set([id]), (ids) => placeCells(doc, ids, after)),
    duplicate: () => change(() => sign(duplicate(doc, targets(), ink.duplicate))),
    remove: () => {
      const ids = loose(targets());
      if (ids.size === 0) return;
      change(() => {
        removeOwn(doc, ids);
        return besideOf(cells, ids);
      });
    },
    turnInto: (kind: CellKind) =>
      asOneStep(() => {
        const free = [...targets()].filter((id) => !isGiven(hold, id));
        hold.refuse([...targets()].find((id) => isGiven(hold, id)) ?? null);
        for (const id of free) setCellKind(doc, id, kind);
        sign(free);
      }),
    copy: () => copyCells(chosenOf(cells, targets()), ink.drawnOn),
    undo: () => undoOwn(sheet),
    redo: () => undo.redo(),
  };
}

const chosenOf = (cells: readonly SheetCell[], ids: ReadonlySet<string>) =>
  cells.filter(({ id }) => ids.has(id));

/** The cell that comes to stand where others go; none in a sheet without more. */
function besideOf(cells: readonly SheetCell[], gone: ReadonlySet<string>): string[] {
  const first = cells.findIndex(({ id }) => gone.has(id));
  const rest = cells.filter(({ id }) => !gone.has(id));
  const next = rest[Math.min(first, rest.length - 1)];
  return next ? [next.id] : [];
}

type Added = Pick<SheetCommandsInput, 'ink'> & { after: string | null; drafts: readonly CopiedCell[] };

function add(doc: OpenSheet['doc'], { after, drafts, ink }: Added): string[] {
  const ids = insertCells(doc, after, drafts);
  ink.paste(new Map(ids.map((id, at) => [id, drafts[at]?.drawn])));
  return ids;
}

function duplicate(
  doc: OpenSheet['doc'],
  ids: ReadonlySet<string>,
  copyInk: CellsInk['duplicate'],
): string[] {
  const originals = readCells(doc).filter(({ id }) => ids.has(id));
  const copies = duplicateCells(doc, ids);
  copyInk(new Map(originals.map(({ id }, at) => [id, copies[at] ?? id])));
  return copies;
}
