import type * as Y from 'yjs';
import { sessionStore } from '@/lib/auth/client/session';
import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';
import { createOwnUndo } from '../edit/own-undo';
import { isSameCell } from '../is-same-cell';
import { isSameSettings, readSettings, type ChosenSettings } from '../sheet-settings';
import { ownEdit, readCells, type SheetCell } from '../sheet-document';
import { watchUnsentCells } from './own-try/unsent-cells';
import { watchTakenCells, type TakenCells } from './taken-cells';

/** A worksheet that is open on this page. */
export type OpenSheet = Pick<OpenDocument, 'doc' | 'state' | 'readHistory' | 'tryAgain'> & {
  /** In their order. A cell that has not changed is the same object as before. */
  cells: ReadableStore<readonly SheetCell[]>;
  /** How it calculates. */
  settings: ReadableStore<ChosenSettings>;
  /** Takes back this person's own changes, never those of others. */
  undo: Y.UndoManager;
  /** The ids of the cells that this page has written and the service does not have. */
  unsent: ReadableStore<ReadonlySet<string>>;
  /** What others took from this person. */
  taken: TakenCells;
  close: () => void;
};

/** A worksheet in an open document; see `openDocument` for what becomes of edits. */
export function openSheet({ doc, state, readHistory, tryAgain, close }: OpenDocument): OpenSheet {
  const shared = doc.getMap('cells');
  const cells = createStore<readonly SheetCell[]>(readCells(doc));
  const undo = createOwnUndo(doc, ownEdit);
  const read = () => cells.set(keepSame(cells.read(), readCells(doc)));
  shared.observeDeep(read);
  const chosen = doc.getMap('settings');
  const settings = createStore(readSettings(doc));
  const readChosen = () => settings.set(keepSettings(settings.read(), readSettings(doc)));
  chosen.observe(readChosen);
  const { cells: unsent, stop: stopUnsent } = watchUnsentCells({ doc, state });
  const ownUid = () => sessionStore.read().user?.uid;
  const { taken, stop: stopTaken } = watchTakenCells({
    ...{ doc, state, undo, unsent, ownUid },
    readBefore: cells.read,
  });
  return {
    doc,
    state,
    readHistory,
    ...(tryAgain && { tryAgain }),
    cells,
    settings,
    undo,
    unsent,
    taken,
    close: () => {
      shared.unobserveDeep(read);
      chosen.unobserve(readChosen);
      stopUnsent();
      stopTaken();
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

/** Takes back this person's last step. Lines that were taken from them after it come back instead. */
export function undoOwn({ undo, taken }: Pick<OpenSheet, 'undo' | 'taken'>): void {
  if (taken.areLatest()) taken.putBack();
  else undo.undo();
}
