import 'server-only';
import * as Y from 'yjs';
import { isRecord } from '@/lib/core/is-record';
import { parseHead } from '@/lib/documents/document-head';
import { documentPath, ownList } from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { decodeUpdate } from '@/lib/documents/update-codec';
import { besideOf, listOwnPages } from '@/lib/documents/server/list-own-pages';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

/**
 * What a person alone writes, by its path, as plain values: their own sheets, and their own pages in rooms, with what
 * others noted for those.
 */
export async function readOwnDocuments(
  uid: string,
  roomIds: readonly string[],
): Promise<Record<string, unknown>> {
  const above = `worksheets/users/${uid}`;
  const own = await listOwnPages(uid, roomIds);
  const pages = own.flatMap((page) => [documentPath(page.place), besideOf(page, uid)]);
  const [sheets, ...values] = await Promise.all([above, ...pages].map((path) => readDatabase(path)));
  const alone = Object.entries(isRecord(sheets) ? sheets : {}).map(
    ([id, value]) => [`${above}/${id}`, value] as const,
  );
  const found = [...alone, ...pages.map((path, index) => [path, values[index]] as const)];
  return Object.fromEntries(
    found
      .filter(([, stored]) => isRecord(stored))
      .map(([path, stored]) => [path, isDocument(path) ? toPlain(stored) : stored]),
  );
}

const isDocument = (path: string) => path.startsWith('worksheets/') && !path.endsWith(`/${ownList}`);

/** A document that cannot be read is handed out as it is stored. */
function toPlain(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const { head, updates } = stored;
  try {
    const { snapshot } = mergeLog(parseHead(head).snapshot, isRecord(updates) ? updates : {});
    const doc = new Y.Doc();
    const update = decodeUpdate(snapshot);
    if (update) Y.applyUpdate(doc, update);
    const names = Array.from(doc.share.keys());
    return Object.fromEntries(names.map((name) => [name, doc.getMap(name).toJSON()]));
  } catch {
    return stored;
  }
}
