'use client';

import { useMemo } from 'react';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import type { SheetEditing } from '@/components/worksheet/use-sheet-editing';
import { undoOwn, type OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { removeOwn, signCell } from '@/lib/worksheet/client/sign-cell';
import { copyCells } from '@/lib/worksheet/edit/cell-clipboard';
import {
  duplicateCells,
  insertCells,
  moveCells,
  placeCells,
  type CellDraft,
} from '@/lib/worksheet/edit/edit-cells';
import { draftOf, type Insertion } from '@/lib/worksheet/edit/insertions';
import { editCell, setCellKind, type CellKind, type SheetCell } from '@/lib/worksheet/sheet-document';

export type SheetCommands = ReturnType<typeof useSheetCommands>;

type SheetCommandsInput = {
  sheet: OpenSheet;
  cells: readonly SheetCell[];
  editing: SheetEditing;
  selection: CellSelection;
};

/**
 * What can be done with cells as a whole: with those that are selected, else with the one that is being written. Each
 * is one step of undo.
 */
export function useSheetCommands({ sheet, cells, editing, selection }: SheetCommandsInput) {
  const { doc, undo } = sheet;
  const { focus, insert } = editing;
  return useMemo(() => {
    const targets = (): ReadonlySet<string> =>
      selection.ids.size > 0 ? selection.ids : new Set(focus === null ? [] : [focus.id]);
    const last = () => cells.findLast(({ id }) => targets().has(id))?.id ?? cells.at(-1)?.id ?? null;
    /** The cell stays selected, for the next key. */
    const keep = (ids: Iterable<string>) => {
      editing.leave();
      selection.set([...ids]);
    };
    const asOneStep = (edit: () => void) => {
      undo.stopCapturing();
      edit();
      undo.stopCapturing();
    };
    const add = (drafts: readonly CellDraft[], after = last()) =>
      asOneStep(() => {
        const ids = insertCells(doc, after, drafts);
        for (const id of ids) signCell(doc, id);
        keep(ids);
      });

    return {
      hasTargets: () => targets().size > 0,
      add,
      /** Makes an empty cell what was pasted into it. */
      fill: (id: string, { kind, source }: CellDraft) => {
        asOneStep(() => {
          setCellKind(doc, id, kind);
          editCell(doc, id, source);
          signCell(doc, id);
        });
        editing.leave();
        // The editor that goes would take the focus from what comes in its place.
        requestAnimationFrame(() => editing.actions.open(id, 'start'));
      },
      insert: (insertion: Insertion) => {
        const after = last();
        selection.clear();
        insert({ ...draftOf(insertion, cells), after });
      },
      move: (step: -1 | 1) => {
        const ids = targets();
        asOneStep(() => moveCells(doc, ids, step));
        keep(ids);
      },
      /** Moves a cell, and with it those selected together, after another. */
      place: (id: string, after: string | null) => {
        const ids = selection.ids.has(id) ? selection.ids : new Set([id]);
        asOneStep(() => placeCells(doc, ids, after));
        keep(ids);
      },
      duplicate: () =>
        asOneStep(() => {
          const copies = duplicateCells(doc, targets());
          for (const id of copies) signCell(doc, id);
          keep(copies);
        }),
      remove: () => {
        const ids = targets();
        const first = cells.findIndex(({ id }) => ids.has(id));
        const rest = cells.filter(({ id }) => !ids.has(id));
        const next = rest[Math.min(first, rest.length - 1)];
        asOneStep(() => removeOwn(doc, ids));
        keep(next ? [next.id] : []);
      },
      turnInto: (kind: CellKind) =>
        asOneStep(() => {
          for (const id of targets()) {
            setCellKind(doc, id, kind);
            signCell(doc, id);
          }
        }),
      copy: () => copyCells(cells.filter(({ id }) => targets().has(id))),
      undo: () => undoOwn(sheet),
      redo: () => undo.redo(),
    };
  }, [cells, doc, sheet, undo, editing, focus, insert, selection]);
}
