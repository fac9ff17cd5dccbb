import * as Y from 'yjs';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { tableLimits } from '@/lib/math/sheet/table/split-table';
import { byOrder, keyAt, type Placed } from './cell-order';
import { applySplices, replaceText, spliceText, type Splice } from './replace-text';

const cellKinds = [
  'calculation',
  'text',
  'derivation',
  'plot',
  'table',
  'heading',
  'picture',
  'paper',
] as const;
export const cellKindSchema = z.enum(cellKinds);
export type CellKind = z.infer<typeof cellKindSchema>;

/** A cell as it stands in the document. Results are never part of it: every page computes them. */
export type SheetCell = {
  readonly id: string;
  readonly ord: string;
  readonly kind: CellKind;
  readonly source: string;
  /** What else is set for the cell, such as the window of a plot. */
  readonly options: Readonly<Record<string, unknown>>;
};

export const mostCells = 2000;
export const longestSource = 2000;
/** The most characters of a cell: a table has many fields. */
export const longestOf = (kind: CellKind): number =>
  kind === 'table' ? tableLimits.characters : longestSource;

/** The origin of edits by this page; undo takes back these. */
export const ownEdit = Symbol('own edit');

type CellMap = Y.Map<unknown>;

const cellsOf = (doc: Y.Doc): CellMap => doc.getMap('cells');

/** All cells in their order. Anything that is no cell is left out. */
export function readCells(doc: Y.Doc): SheetCell[] {
  const cells: SheetCell[] = [];
  cellsOf(doc).forEach((value, id) => {
    const cell = toCell(id, value);
    if (cell) cells.push(cell);
  });
  return cells.sort(byOrder);
}

function toCell(id: string, value: unknown): SheetCell | null {
  if (!(value instanceof Y.Map)) return null;
  const [ord, kind, src] = ['ord', 'kind', 'src'].map((field): unknown => value.get(field));
  if (typeof ord !== 'string' || !(src instanceof Y.Text)) return null;
  return {
    id,
    ord,
    // A kind that this code does not know is shown as what was typed.
    kind: cellKinds.find((known) => known === kind) ?? 'text',
    source: src.toJSON(),
    options: readOptions(value as CellMap),
  };
}

/** The shared text of a cell, for an editor to bind to; null where the cell is gone. */
export function findCellText(doc: Y.Doc, id: string): Y.Text | null {
  const src: unknown = findCell(doc, id)?.get('src');
  return src instanceof Y.Text ? src : null;
}

function findCell(doc: Y.Doc, id: string): CellMap | null {
  const cell = cellsOf(doc).get(id);
  return cell instanceof Y.Map ? (cell as CellMap) : null;
}

/**
 * Adds a cell after another, at the top for `after: null`, at the end where that other is gone. Returns its id. Throws
 * `worksheet/too-many-cells` and `worksheet/cell-too-long`.
 */
export function insertCell(
  doc: Y.Doc,
  { kind, after, source = '' }: { kind: CellKind; after: string | null; source?: string },
): string {
  const cells = readCells(doc);
  if (cells.length >= mostCells) {
    throw new AppError('worksheet/too-many-cells', { details: { limit: mostCells } });
  }
  requireShort(kind, source);
  const id = newCellId();
  doc.transact(() => {
    const cell: CellMap = new Y.Map();
    cell.set('kind', kind);
    cell.set('src', new Y.Text(source));
    // From the beginning, because of two who create it at once one would lose what they set.
    cell.set('opt', new Y.Map());
    cell.set('ord', placeAfter(doc, cells, after));
    cellsOf(doc).set(id, cell);
  }, ownEdit);
  return id;
}

/** Makes the cell with this id exactly this one, whether it is there or not. What is equal stays untouched. */
export function putCell(doc: Y.Doc, { id, ord, kind, source, options }: SheetCell): void {
  doc.transact(() => {
    const known = findCell(doc, id);
    const cell = known ?? new Y.Map<unknown>();
    if (!known) {
      cell.set('src', new Y.Text(source));
      cell.set('opt', new Y.Map(Object.entries(options)));
      cellsOf(doc).set(id, cell);
    }
    if (cell.get('kind') !== kind) cell.set('kind', kind);
    if (cell.get('ord') !== ord) cell.set('ord', ord);
    if (!known) return;
    editCell(doc, id, source);
    const names = new Set([...Object.keys(readOptions(known)), ...Object.keys(options)]);
    for (const name of names) {
      const isSame = JSON.stringify(findCellOption(doc, id, name)) === JSON.stringify(options[name]);
      if (!isSame) setCellOption(doc, id, name, options[name]);
    }
  }, ownEdit);
}

const readOptions = (cell: CellMap): Record<string, unknown> => {
  const options = cell.get('opt');
  return options instanceof Y.Map ? options.toJSON() : {};
};

/** Moves a cell after another, or to the top for null. A cell that is gone stays gone. */
export function moveCell(doc: Y.Doc, id: string, after: string | null): void {
  const cell = findCell(doc, id);
  if (!cell || after === id) return;
  const others = readCells(doc).filter((other) => other.id !== id);
  doc.transact(() => cell.set('ord', placeAfter(doc, others, after)), ownEdit);
}

export function removeCell(doc: Y.Doc, id: string): void {
  doc.transact(() => cellsOf(doc).delete(id), ownEdit);
}

/**
 * Replaces what a cell says, by the smallest change, so that others who type in it lose nothing. Throws
 * `worksheet/cell-too-long`.
 */
export function editCell(doc: Y.Doc, id: string, source: string): void {
  const text = findCellText(doc, id);
  if (!text) return;
  requireShort(kindOf(doc, id), source);
  doc.transact(() => replaceText(text, source), ownEdit);
}

/** Replaces some stretches of what a cell says, as one change. Throws `worksheet/cell-too-long`. */
export function spliceCell(doc: Y.Doc, id: string, splices: readonly Splice[]): void {
  const text = findCellText(doc, id);
  if (!text) return;
  requireShort(kindOf(doc, id), applySplices(text.toJSON(), splices));
  doc.transact(() => spliceText(text, splices), ownEdit);
}

/** Makes a cell another kind; its source stays as it was typed. */
export function setCellKind(doc: Y.Doc, id: string, kind: CellKind): void {
  const cell = findCell(doc, id);
  if (cell && cell.get('kind') !== kind) doc.transact(() => cell.set('kind', kind), ownEdit);
}

/** What is set for a cell under a name; undefined for nothing. */
export function findCellOption(doc: Y.Doc, id: string, name: string): unknown {
  const options: unknown = findCell(doc, id)?.get('opt');
  return options instanceof Y.Map ? options.get(name) : undefined;
}

/** Sets something for a cell besides its source; undefined takes it away. */
export function setCellOption(doc: Y.Doc, id: string, name: string, value: unknown): void {
  const options: unknown = findCell(doc, id)?.get('opt');
  if (!(options instanceof Y.Map)) return;
  doc.transact(() => {
    if (value === undefined) options.delete(name);
    else options.set(name, value);
  }, ownEdit);
}

/** The key for that place. Others get new ones where there is no room between them. */
function placeAfter(doc: Y.Doc, cells: readonly Placed[], after: string | null): string {
  const index = cells.findIndex(({ id }) => id === after);
  const place = after === null ? 0 : index < 0 ? cells.length : index + 1;
  const { ord, moved } = keyAt(cells, place);
  moved.forEach((other) => findCell(doc, other.id)?.set('ord', other.ord));
  return ord;
}

function requireShort(kind: CellKind, source: string): void {
  const limit = longestOf(kind);
  if (source.length > limit) throw new AppError('worksheet/cell-too-long', { details: { limit } });
}

const kindOf = (doc: Y.Doc, id: string): CellKind =>
  cellKindSchema.safeParse(findCell(doc, id)?.get('kind')).data ?? 'text';

/** Ten characters: nobody meets another's in one sheet. */
const newCellId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 10);
