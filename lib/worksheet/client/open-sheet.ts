import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';
import { isSameCell } from '../is-same-cell';
import { isSameSettings, readSettings, type ChosenSettings } from '../sheet-settings';
import { ownEdit, readCells, type SheetCell } from '../sheet-document';

/** A worksheet that is open on this page. */
export type OpenSheet = Pick<OpenDocument, 'doc' | 'state' | 'readHistory'> & {
  /** In their order. A cell that has not changed is the same object as before. */
  cells: ReadableStore<readonly SheetCell[]>;
  /** How it calculates. */
  settings: ReadableStore<ChosenSettings>;
  /** Takes back this person's own changes, never those of others. */
  undo: Y.UndoManager;
  close: () => void;
};

/** How long key presses count as one step of undo (ms). */
export const oneStep = 500;

/** A worksheet in an open document; see `openDocument` for what becomes of edits. */
export function openSheet({ doc, state, readHistory, close }: OpenDocument): OpenSheet {
  const shared = doc.getMap('cells');
  const cells = createStore<readonly SheetCell[]>(readCells(doc));
  const undo = new Y.UndoManager(shared, { trackedOrigins: new Set([ownEdit]), captureTimeout: oneStep });
  const read = () => cells.set(keepSame(cells.read(), readCells(doc)));
  shared.observeDeep(read);
  const chosen = doc.getMap('settings');
  const settings = createStore(readSettings(doc));
  const readChosen = () => settings.set(keepSettings(settings.read(), readSettings(doc)));
  chosen.observe(readChosen);
  return {
    doc,
    state,
    readHistory,
    cells,
    settings,
    undo,
    close: () => {
      shared.unobserveDeep(read);
      chosen.unobserve(readChosen);
      undo.destroy();
      close();
    },
  };
}

const keepSettings = (before: ChosenSettings, after: ChosenSettings): ChosenSettings =>
  isSameSettings(before, after) ? before : after;

/** Views compare cells by identity, so that a key press draws one cell and not all. */
function keepSame(before: readonly SheetCell[], after: readonly SheetCell[]): readonly SheetCell[] {
  const known = new Map(before.map((cell) => [cell.id, cell]));
  return after.map((cell) => {
    const old = known.get(cell.id);
    return old && isSameCell(old, cell) ? old : cell;
  });
}
