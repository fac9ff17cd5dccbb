import { insertCells, type CellDraft } from '../edit/edit-cells';
import { ownEdit, readCells } from '../sheet-document';
import type { OpenSheet } from './open-sheet';
import { signCell } from './sign-cell';

/** Puts cells at the end of a sheet, as one step of undo by itself. */
export function addCells({ doc, undo }: Pick<OpenSheet, 'doc' | 'undo'>, cells: readonly CellDraft[]): void {
  undo.stopCapturing();
  doc.transact(() => {
    const ids = insertCells(doc, readCells(doc).at(-1)?.id ?? null, cells);
    ids.forEach((id) => signCell(doc, id));
  }, ownEdit);
  undo.stopCapturing();
}
