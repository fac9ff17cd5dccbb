import type * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { fromElsewhere } from '@/lib/documents/apply-updates';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';
import { removerOf } from '../edit/removals';
import { ownEdit, putCell, type SheetCell } from '../sheet-document';
import { writerOf } from '../writer-of';

/** A cell that somebody else deleted although this person's place or words were in it. */
export type TakenCell = {
  readonly cell: SheetCell;
  /** The uid of who deleted it, where that is known. */
  readonly by: string | null;
  /** The cell that follows, or else the one above; null when the sheet is empty. */
  readonly next: string | null;
};

export type TakenCells = {
  cells: ReadableStore<readonly TakenCell[]>;
  /** Says in which cell this person writes now; null for none. */
  setWritten: (id: string | null) => void;
  /** Puts all of them back where they stood, as one step of undo. */
  putBack: () => void;
  dismiss: () => void;
  /** Whether they went after this person's last own edit, so that undo means them. */
  areLatest: () => boolean;
};

type Parts = Pick<OpenDocument, 'doc' | 'state'> & {
  undo: Y.UndoManager;
  /** The sheet as it was before the change that is observed. */
  readBefore: () => readonly SheetCell[];
  /** Cells with words that the service does not have. */
  unsent: ReadableStore<ReadonlySet<string>>;
  ownUid: () => string | undefined;
};

/**
 * Follows which cells are taken from this person. `readBefore` is asked before deep observers hear of a change.
 *
 * While the page comes back from a lost connection, every cell that this person wrote last counts: their edits may
 * be from an earlier page, of which nobody knows the cells.
 */
export function watchTakenCells({ doc, state, undo, readBefore, unsent, ownUid }: Parts): {
  taken: TakenCells;
  stop: () => void;
} {
  const shared = doc.getMap('cells');
  const cells = createStore<readonly TakenCell[]>([]);
  let written: string | null = null;
  let areLatest = false;

  const isOurs = (cell: SheetCell): boolean => {
    if (cell.id === written || unsent.read().has(cell.id)) return true;
    const { phase, unsaved } = state.read();
    return phase !== 'ready' && unsaved > 0 && writerOf(cell) === (ownUid() ?? null);
  };
  const note = (event: Y.YMapEvent<unknown>, { origin }: Y.Transaction) => {
    if (origin !== fromElsewhere) return;
    const before = readBefore();
    const isGone = ({ id }: SheetCell) => !shared.has(id);
    const gone = before.filter((cell) => event.keysChanged.has(cell.id) && isGone(cell) && isOurs(cell));
    if (gone.length === 0) return;
    areLatest = true;
    const found = gone.map((cell): TakenCell => {
      const place = before.indexOf(cell);
      const below = before.slice(place).find((other) => !isGone(other));
      const above = before.slice(0, place).findLast((other) => !isGone(other));
      return { cell, by: removerOf(doc, cell.id), next: (below ?? above)?.id ?? null };
    });
    cells.update((known) => [...known, ...found]);
  };
  // Somebody may have put them back.
  const forget = () => {
    const here = cells.read().filter(({ cell }) => !shared.has(cell.id));
    if (here.length < cells.read().length) cells.set(here);
  };
  const edited = (_: unknown, origin: unknown) => {
    if (origin !== fromElsewhere) areLatest = false;
  };
  shared.observe(note);
  shared.observe(forget);
  doc.on('update', edited);
  return {
    taken: {
      cells,
      setWritten: (id) => {
        written = id;
      },
      putBack: () => {
        undo.stopCapturing();
        doc.transact(() => cells.read().forEach(({ cell }) => putCell(doc, cell)), ownEdit);
        undo.stopCapturing();
      },
      dismiss: () => cells.set([]),
      areLatest: () => areLatest && cells.read().length > 0,
    },
    stop: () => {
      shared.unobserve(note);
      shared.unobserve(forget);
      doc.off('update', edited);
    },
  };
}
