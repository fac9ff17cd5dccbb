import { rowCost } from '@/lib/access/writing-pace';
import { toPlainText } from '@/lib/core/plain-text';
import type { Watch } from '@/lib/core/client/use-watch';
import { writePaid } from '@/lib/documents/client/sending/writing-credit';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { AppError } from '@/lib/errors/app-error';
import { worksheetNameSchema } from '../../schema';
import {
  ownListPath,
  parseOwnSheets,
  parseSheetNotes,
  roomNotesPath,
  type OwnSheet,
  type SheetNote,
} from '../../own/sheet-listing';

/** Where a sheet of one's own stands. */
export const ownSheetPlace = (uid: string, id: string): DocumentPlace => ({
  kind: 'worksheets',
  owner: 'users',
  ownerId: uid,
  id,
});

/** Follows the list of a person's own sheets, those in the bin included. */
export const watchOwnSheets = (uid: string): Watch<OwnSheet[]> =>
  watchValue(ownListPath(uid), parseOwnSheets);

/** Follows what is noted about the sheets of a room. */
export const watchSheetNotes = (roomId: string): Watch<ReadonlyMap<string, SheetNote>> =>
  watchValue(roomNotesPath(roomId), parseSheetNotes);

/** Twenty characters, as the ids of a room's sheets. */
export const newSheetId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 20);

/**
 * Puts a sheet on the list. Its document needs no creation. Throws `worksheet/name-invalid`, and `documents/too-fast`
 * for too many at once.
 */
export async function listOwnSheet(
  uid: string,
  { id, name, formula = '' }: { id: string; name: string; formula?: string },
): Promise<void> {
  const kit = await loadDatabase();
  const at = kit.serverTimestamp();
  const row = { name: readName(name), formula: toPlainText(formula), createdAt: at, editedAt: at };
  await writePaid(kit, { uid, path: `${ownListPath(uid)}/${id}`, value: row, cost: rowCost });
}

/** Throws `worksheet/name-invalid`. */
export async function renameOwnSheet(uid: string, id: string, name: string): Promise<void> {
  await change(uid, id, { name: readName(name) });
}

/** Puts a sheet into the bin or takes it out. Nothing in it is deleted. */
export async function binOwnSheet(uid: string, id: string, isBinned: boolean): Promise<void> {
  const { serverTimestamp } = await loadDatabase();
  await change(uid, id, { binnedAt: isBinned ? serverTimestamp() : null });
}

async function change(uid: string, id: string, fields: object): Promise<void> {
  const { database, ref, update } = await loadDatabase();
  await update(ref(database, `${ownListPath(uid)}/${id}`), fields);
}

/** Notes what was edited just now, for lists that do not open the sheet. */
export async function noteEdit({ owner, ownerId, id }: DocumentPlace, formula: string): Promise<void> {
  const list = owner === 'users' ? ownListPath(ownerId) : roomNotesPath(ownerId);
  const { database, ref, serverTimestamp, update } = await loadDatabase();
  await update(ref(database, `${list}/${id}`), {
    formula: toPlainText(formula),
    editedAt: serverTimestamp(),
  });
}

function readName(typed: string): string {
  const { data } = worksheetNameSchema.safeParse(typed);
  if (data === undefined) throw new AppError('worksheet/name-invalid');
  return data;
}
