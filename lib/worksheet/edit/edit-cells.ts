import type { Doc } from 'yjs';
import {
  insertCell,
  moveCell,
  ownEdit,
  readCells,
  removeCell,
  setCellOption,
  type CellKind,
  type SheetCell,
} from '../sheet-document';
import { writerOption } from '../writer-of';

/** A cell that is not in a sheet yet, or not any more. */
export type CellDraft = { kind: CellKind; source: string; options?: Readonly<Record<string, unknown>> };

/** Everything in `edit` is one change for the others and one step of undo. */
function asOne<Result>(doc: Doc, edit: () => Result): Result {
  return doc.transact(edit, ownEdit);
}

/**
 * Adds cells after another, at the top for null. Returns their ids, in order. Throws `worksheet/too-many-cells` and
 * `worksheet/cell-too-long`; those before the one that did not fit stay.
 */
export function insertCells(doc: Doc, after: string | null, drafts: readonly CellDraft[]): string[] {
  return asOne(doc, () => {
    const ids: string[] = [];
    for (const { kind, source, options = {} } of drafts) {
      const id = insertCell(doc, { kind, source, after: ids.at(-1) ?? after });
      ids.push(id);
      for (const [name, value] of Object.entries(options)) {
        if (name !== writerOption) setCellOption(doc, id, name, value);
      }
    }
    return ids;
  });
}

/** Puts copies of some cells after the last of them. Returns the ids of the copies. */
export function duplicateCells(doc: Doc, ids: ReadonlySet<string>): string[] {
  const copied = readCells(doc).filter(({ id }) => ids.has(id));
  return insertCells(doc, copied.at(-1)?.id ?? null, copied);
}

export function removeCells(doc: Doc, ids: ReadonlySet<string>): void {
  asOne(doc, () => ids.forEach((id) => removeCell(doc, id)));
}

/** Moves some cells past one neighbour, up (-1) or down (1). They come to stand together, in their order. */
export function moveCells(doc: Doc, ids: ReadonlySet<string>, step: -1 | 1): void {
  const cells = readCells(doc);
  const places = cells.flatMap(({ id }, place) => (ids.has(id) ? [place] : []));
  const [first = 0] = places;
  const last = places.at(-1) ?? 0;
  const neighbour = step === -1 ? cells[first - 2] : cells[last + 1];
  // At the edge of the sheet there is no neighbour left to pass.
  if (places.length === 0 || (step === -1 ? first === 0 : neighbour === undefined)) return;
  placeCells(doc, ids, neighbour?.id ?? null);
}

/** Moves some cells after another, to the top for null. They keep their order. */
export function placeCells(doc: Doc, ids: ReadonlySet<string>, after: string | null): void {
  if (after !== null && ids.has(after)) return;
  asOne(doc, () => {
    let previous = after;
    for (const { id } of readCells(doc).filter((cell) => ids.has(cell.id))) {
      moveCell(doc, id, previous);
      previous = id;
    }
  });
}

/** Cells of a sheet between two of them, both included, in either direction. */
export function cellsBetween(cells: readonly Pick<SheetCell, 'id'>[], one: string, other: string): string[] {
  const places = [one, other].map((id) => cells.findIndex((cell) => cell.id === id));
  const [from = 0, to = 0] = places.sort((a, b) => a - b);
  return cells.slice(Math.max(from, 0), to + 1).map(({ id }) => id);
}
