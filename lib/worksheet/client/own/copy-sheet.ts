import { openDocument, type OpenDocument } from '@/lib/documents/client/open-document';
import { isWhole, readWhen, untilDocument } from '@/lib/documents/client/wait-for-document';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { insertCells, type CellDraft } from '../../edit/edit-cells';
import { tellingFormula } from '../../own/telling-formula';
import { listOwnSheet, newSheetId, noteEdit, ownSheetPlace } from './change-own-sheets';
import { readCells } from '../../sheet-document';
import { signCell } from '../sign-cell';
import { readSettings, writeSettings, type ChosenSettings } from '../../sheet-settings';

/**
 * The cells of a sheet and how it calculates, once all of it is here. Throws what keeps it away, and
 * `server/unavailable` when it is late.
 */
export const readWholeSheet = (open: () => OpenDocument) =>
  readWhen(open, isWhole, ({ doc }) => ({ cells: readCells(doc), settings: readSettings(doc) }));

/** The cells of a sheet as far as this device has them, also without a connection. */
export const readKept = (open: () => OpenDocument): Promise<CellDraft[]> =>
  readWhen(
    open,
    ({ phase }) => phase !== 'loading',
    ({ doc }) => readCells(doc),
  );

/**
 * Puts cells into a sheet, and waits until the service has them. Where it throws, they stay on this device, and go
 * there when the sheet is opened. Without settings it calculates as a new sheet does. Returns the ids of the cells.
 */
export async function fillSheet(
  place: DocumentPlace,
  cells: readonly CellDraft[],
  settings: Partial<ChosenSettings> = {},
): Promise<readonly string[]> {
  const document = openDocument(place);
  try {
    // Before an empty document of the same id would be filled twice, what is there has to be known.
    await untilDocument(document, ({ phase }) => phase === 'ready');
    const present = readCells(document.doc).map(({ id }) => id);
    if (present.length === 0) writeSettings(document.doc, settings);
    const ids = present.length === 0 ? insertCells(document.doc, null, cells) : present;
    await untilDocument(document, ({ unsaved }) => unsaved === 0);
    return ids;
  } finally {
    document.close();
  }
}

/**
 * Puts cells at the end of a sheet, signed by this person, and waits until the service has them. Where it throws, they
 * stay on this device, as for `fillSheet`. Throws as `insertCells`.
 */
export async function appendToSheet(place: DocumentPlace, cells: readonly CellDraft[]): Promise<void> {
  const document = openDocument(place);
  try {
    await untilDocument(document, ({ phase }) => phase === 'ready');
    const ids = insertCells(document.doc, readCells(document.doc).at(-1)?.id ?? null, cells);
    ids.forEach((id) => signCell(document.doc, id));
    await untilDocument(document, ({ unsaved }) => unsaved === 0);
    // The list gets it with the next edit too.
    await noteEdit(place, tellingFormula(readCells(document.doc))).catch(() => undefined);
  } finally {
    document.close();
  }
}

/** Copies what is drawn on cells to their copies: beside a sheet, under these ids in the same order. */
export type CopyInk = (sheet: DocumentPlace, ids: readonly string[]) => Promise<void>;

type NewSheet = {
  readonly name: string;
  readonly cells: readonly CellDraft[];
  readonly settings?: ChosenSettings;
  readonly copyInk?: CopyInk | undefined;
};

/**
 * Adds a sheet with these cells to a person's own, with what is drawn on them. Returns its id. Throws
 * `worksheet/name-invalid`.
 */
export async function addOwnSheet(
  uid: string,
  { name, cells, settings, copyInk }: NewSheet,
): Promise<string> {
  const id = newSheetId();
  if (cells.length > 0) {
    const place = ownSheetPlace(uid, id);
    const ids = await fillSheet(place, cells, settings);
    await copyInk?.(place, ids);
  }
  await listOwnSheet(uid, { id, name, formula: tellingFormula(cells) });
  return id;
}
