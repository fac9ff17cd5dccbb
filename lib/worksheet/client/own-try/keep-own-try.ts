import type { SheetCell } from '../../sheet-document';
import { addOwnSheet, type CopyInk } from '../own/copy-sheet';
import { worksheetNameSchema } from '../../schema';
import { noteKept, shotOf, type OwnTry } from './own-tries';

type Kept = {
  readonly wanted: string;
  /** The name where the wanted one is too long. */
  readonly otherwise: string;
  /** Copies what is drawn on cells; missing where the sheet has no ink. */
  readonly copyInkOf?: ((cells: readonly SheetCell[]) => CopyInk) | undefined;
};

/** Copies a try to the person's own sheets. Throws what keeps it away; the try stays open either way. */
export async function keepOwnTry(
  uid: string,
  key: string,
  { sheet }: OwnTry,
  { wanted, otherwise, copyInkOf }: Kept,
): Promise<void> {
  const shot = shotOf(sheet);
  const name = worksheetNameSchema.safeParse(wanted).data ?? otherwise;
  await addOwnSheet(uid, { name, ...shot, copyInk: copyInkOf?.(shot.cells) });
  noteKept(key, shot);
}
