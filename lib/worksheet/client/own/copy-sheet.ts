import { openDocument, type OpenDocument } from '@/lib/documents/client/open-document';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { AppError } from '@/lib/errors/app-error';
import { insertCells, type CellDraft } from '../../edit/edit-cells';
import { tellingFormula } from '../../own/telling-formula';
import { listOwnSheet, newSheetId, noteEdit, ownSheetPlace } from './change-own-sheets';
import { readCells } from '../../sheet-document';
import { signCell } from '../sign-cell';
import { readSettings, writeSettings, type ChosenSettings } from '../../sheet-settings';

/** How long a copy waits for the service (ms). */
const patience = 20_000;

/** The cells of a sheet, once all of it is here. Throws what keeps it away, `server/unavailable` when it is late. */
export const readSheet = (open: () => OpenDocument): Promise<CellDraft[]> =>
  readWhen(open, isWhole, ({ doc }) => readCells(doc));

/** The same with the ids of its cells, and how it calculates. Throws the same. */
export const readWholeSheet = (open: () => OpenDocument) =>
  readWhen(open, isWhole, ({ doc }) => ({ cells: readCells(doc), settings: readSettings(doc) }));

/** The cells of a sheet as far as this device has them, also without a connection. */
export const readKept = (open: () => OpenDocument): Promise<CellDraft[]> =>
  readWhen(
    open,
    ({ phase }) => phase !== 'loading',
    ({ doc }) => readCells(doc),
  );

async function readWhen<Read>(
  open: () => OpenDocument,
  isReached: (state: State) => boolean,
  read: (document: OpenDocument) => Read,
): Promise<Read> {
  const document = open();
  try {
    await until(document, isReached);
    return read(document);
  } finally {
    document.close();
  }
}

/**
 * Puts cells into a sheet, and waits until the service has them. Where it throws, they stay on this device, and go
 * there when the sheet is opened. Without settings it calculates as a new sheet does.
 */
export async function fillSheet(
  place: DocumentPlace,
  cells: readonly CellDraft[],
  settings: Partial<ChosenSettings> = {},
): Promise<void> {
  const document = openDocument(place);
  try {
    // Before an empty document of the same id would be filled twice, what is there has to be known.
    await until(document, ({ phase }) => phase === 'ready');
    if (readCells(document.doc).length === 0) {
      writeSettings(document.doc, settings);
      insertCells(document.doc, null, cells);
    }
    await until(document, ({ unsaved }) => unsaved === 0);
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
    await until(document, ({ phase }) => phase === 'ready');
    const ids = insertCells(document.doc, readCells(document.doc).at(-1)?.id ?? null, cells);
    ids.forEach((id) => signCell(document.doc, id));
    await until(document, ({ unsaved }) => unsaved === 0);
    // The list gets it with the next edit too.
    await noteEdit(place, tellingFormula(readCells(document.doc))).catch(() => undefined);
  } finally {
    document.close();
  }
}

/** Adds a sheet with these cells to a person's own. Returns its id. Throws `worksheet/name-invalid`. */
export async function addOwnSheet(
  uid: string,
  name: string,
  cells: readonly CellDraft[],
  settings?: ChosenSettings,
): Promise<string> {
  const id = newSheetId();
  if (cells.length > 0) await fillSheet(ownSheetPlace(uid, id), cells, settings);
  await listOwnSheet(uid, { id, name, formula: tellingFormula(cells) });
  return id;
}

type State = ReturnType<OpenDocument['state']['read']>;

const isWhole = ({ phase }: State): boolean => phase === 'ready' || phase === 'read-only';

async function until({ state }: OpenDocument, isReached: (state: State) => boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let stop = (): void => undefined;
    // A refusal may pass: a new room is known to the database a moment later than to its owner.
    const late = setTimeout(() => end(state.read().failure ?? new AppError('server/unavailable')), patience);
    const end = (failure: Error | null) => {
      clearTimeout(late);
      stop();
      if (failure === null) resolve();
      else reject(failure);
    };
    const look = () => {
      const now = state.read();
      if (isReached(now)) end(null);
    };
    stop = state.subscribe(look);
    look();
  });
}
