import { parseDocumentPath, type DocumentPlace } from '../document-place';
import { browserKeeping, type Keeping } from './document-keeping';
import { keysOf } from './journal';

/**
 * Where this device has edits that the service does not have. Signing out deletes them, so a page offers their text
 * first: each of these places can be opened, also without a connection.
 */
export async function listUnsent(
  { storage, prefix, store }: Keeping = browserKeeping(),
): Promise<DocumentPlace[]> {
  const inJournal = keysOf(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length).split('.')[0] ?? '');
  const inStore = await store.listUnsent().catch(() => []);
  const paths = new Set([...inJournal, ...inStore]);
  return Array.from(paths, parseDocumentPath).filter((place) => place !== null);
}
