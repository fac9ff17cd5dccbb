import type { Doc } from 'yjs';
import { ownEdit, putCell, readCells, removeCell } from '../sheet-document';
import { isSameSettings, readSettings, writeSettings } from '../sheet-settings';
import { compareSheets } from './compare-sheets';

/**
 * Makes a sheet what it was in a past document, as one change of this person. Undo takes it back, and what others type
 * meanwhile in cells that stay is kept. Cells that are held are not deleted.
 */
export function restoreSheet(doc: Doc, past: Doc, held: ReadonlySet<string> = new Set()): void {
  const wanted = readCells(past);
  const { added, changed, removed } = compareSheets(readCells(doc), wanted);
  const differing = new Set([...added, ...changed]);
  doc.transact(() => {
    for (const id of removed) if (!held.has(id)) removeCell(doc, id);
    for (const cell of wanted) if (differing.has(cell.id)) putCell(doc, cell);
    const settings = readSettings(past);
    if (!isSameSettings(settings, readSettings(doc))) writeSettings(doc, settings);
  }, ownEdit);
}
