import 'server-only';
import * as Y from 'yjs';
import { isRecord } from '@/lib/core/is-record';
import { parseHead } from '@/lib/documents/document-head';
import { documentKinds, documentPath, inkPlaceOf, ownList } from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { decodeUpdate } from '@/lib/documents/update-codec';
import { besideOf, listOwnPages } from '@/lib/documents/server/list-own-pages';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

/**
 * What a person alone writes, by its path, as plain values: their own sheets and their own pages in rooms, the ink on
 * both, and what others noted for those.
 */
export async function readOwnDocuments(
  uid: string,
  roomIds: readonly string[],
): Promise<Record<string, unknown>> {
  const own = await listOwnPages(uid, roomIds);
  const pages = own.flatMap((page) => [
    documentPath(page.place),
    documentPath(inkPlaceOf(page.place)),
    besideOf(page, uid),
  ]);
  const alone = await Promise.all(documentKinds.map((kind) => readAll(`${kind}/users/${uid}`)));
  const values = await Promise.all(pages.map((path) => readDatabase(path)));
  const found = [...alone.flat(), ...pages.map((path, index) => [path, values[index]] as const)];
  return Object.fromEntries(
    found
      .filter(([, stored]) => isRecord(stored))
      .map(([path, stored]) => [path, isDocument(path) ? toPlain(stored) : stored]),
  );
}

/** All that stands below a path, by its own path. */
async function readAll(above: string): Promise<(readonly [path: string, stored: unknown])[]> {
  const all = await readDatabase(above);
  return Object.entries(isRecord(all) ? all : {}).map(([id, stored]) => [`${above}/${id}`, stored]);
}

const isDocument = (path: string) => /^(?:worksheets|ink)\//.test(path) && !path.endsWith(`/${ownList}`);

/** The one list of a document. All its other parts are maps. */
const strokes = 'ink';

/** Strokes are bytes, and JSON has none. */
const readPart = (doc: Y.Doc, name: string): unknown =>
  name === strokes
    ? doc.getArray<Uint8Array>(name).map((bytes) => Buffer.from(bytes).toString('base64'))
    : doc.getMap(name).toJSON();

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
    return Object.fromEntries(names.map((name) => [name, readPart(doc, name)]));
  } catch {
    return stored;
  }
}
