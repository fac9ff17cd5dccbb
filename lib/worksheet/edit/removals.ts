import type { Doc } from 'yjs';
import { ownEdit } from '../sheet-document';
import { removeCells } from './edit-cells';

/** Each person's last removal alone is kept, and of a large one only these first lines. */
const mostNoted = 100;

const removalsOf = (doc: Doc) => doc.getMap<readonly string[]>('removals');

/**
 * Deletes cells and notes the person who did, so that people with their place there can be told. Without an account
 * nobody is noted. A note is what the page says, as with the last writer of a cell.
 */
export function removeCellsAs(doc: Doc, ids: ReadonlySet<string>, uid: string | undefined): void {
  doc.transact(() => {
    if (uid !== undefined) removalsOf(doc).set(uid, [...ids].slice(0, mostNoted));
    removeCells(doc, ids);
  }, ownEdit);
}

/** Who deleted a cell last; null where nobody says so, as for an undo. */
export function removerOf(doc: Doc, id: string): string | null {
  for (const [uid, ids] of removalsOf(doc)) if (Array.isArray(ids) && ids.includes(id)) return uid;
  return null;
}
