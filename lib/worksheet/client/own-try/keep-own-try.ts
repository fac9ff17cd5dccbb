import { addOwnSheet } from '../own/copy-sheet';
import { worksheetNameSchema } from '../../schema';
import { noteKept, shotOf, type OwnTry } from './own-tries';

/**
 * Copies a try to the person's own sheets. Throws what keeps it away; the try stays open either way.
 *
 * @param names the wanted name, and what to take where it is too long
 */
export async function keepOwnTry(
  uid: string,
  key: string,
  { sheet }: OwnTry,
  names: { wanted: string; otherwise: string },
): Promise<void> {
  const shot = shotOf(sheet);
  const name = worksheetNameSchema.safeParse(names.wanted).data ?? names.otherwise;
  await addOwnSheet(uid, name, shot.cells, shot.settings);
  noteKept(key, shot);
}
