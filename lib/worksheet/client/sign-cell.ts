import type { Doc } from 'yjs';
import { sessionStore } from '@/lib/auth/client/session';
import type { CellDraft } from '../edit/edit-cells';
import { removeCellsAs } from '../edit/removals';
import { editCell, findCellOption, ownEdit, setCellKind, setCellOption } from '../sheet-document';
import { writerOption } from '../writer-of';

/** Notes this person as the last writer of a cell. Without an account nobody is noted. */
export function signCell(doc: Doc, id: string): void {
  const uid = sessionStore.read().user?.uid;
  if (uid !== undefined && findCellOption(doc, id, writerOption) !== uid) {
    setCellOption(doc, id, writerOption, uid);
  }
}

/** Makes a cell another one where it stands. What is set for it besides stays. */
export function fillCell(doc: Doc, id: string, { kind, source }: CellDraft): void {
  doc.transact(() => {
    setCellKind(doc, id, kind);
    editCell(doc, id, source);
    signCell(doc, id);
  }, ownEdit);
}

/** Deletes cells in this person's name: others who write in one are told the name. */
export function removeOwn(doc: Doc, ids: ReadonlySet<string>): void {
  removeCellsAs(doc, ids, sessionStore.read().user?.uid);
}
