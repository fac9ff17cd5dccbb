import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import { parseHead } from '@/lib/documents/document-head';
import {
  documentKinds,
  documentPath,
  inkPlaceOf,
  ownList,
  ownPageOf,
  type DocumentKind,
} from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { besideOf, listOwnPages, type OwnPage } from '@/lib/documents/server/list-own-pages';
import { patchDatabase, readDatabase, type DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';

/**
 * Gives what a person alone has written to another: their own sheets, their pages of hand-outs, and the ink on both.
 * What the other has there stays, and both are then in one document. It can be cut off anywhere and run again: the
 * entry has a key of its own, and the same update twice is one. A document that cannot be read is set aside there.
 *
 * Throws `server/unavailable`.
 */
export async function handOnDocuments(
  uid: string,
  heirUid: string,
  roomIds: readonly string[],
): Promise<void> {
  const pages = await listOwnPages(uid, roomIds);
  const moves = [
    ...(await Promise.all(documentKinds.map((kind) => listOwn(kind, uid, heirUid)))).flat(),
    ...pages.flatMap(({ place, handoutId }) => {
      const heirs = ownPageOf(place.ownerId, heirUid, handoutId);
      return [
        [documentPath(place), documentPath(heirs)] as const,
        [documentPath(inkPlaceOf(place)), documentPath(inkPlaceOf(heirs))] as const,
      ];
    }),
  ];
  await handOnList(uid, heirUid);
  for (const [from, to] of moves) {
    const stored = await readDatabase(from);
    if (!isRecord(stored)) continue;
    const snapshot = findSnapshot(stored);
    await patchDatabase(
      snapshot === null
        ? { [`${to}/aside/from-${uid}`]: JSON.stringify(stored) }
        : { [`${to}/updates/from-${uid}`]: snapshot },
    );
  }
  for (const page of pages) await handOnNotes(page, uid, heirUid);
}

/** Where each document of a person stands, and where it will stand. */
async function listOwn(kind: DocumentKind, uid: string, heirUid: string) {
  const documents = await readDatabase(`${kind}/users/${uid}`, { shallow: true });
  const ids = isRecord(documents) ? Object.keys(documents).filter((id) => id !== ownList) : [];
  return ids.map((id) => [`${kind}/users/${uid}/${id}`, `${kind}/users/${heirUid}/${id}`] as const);
}

/** Notes for a page go with its lines. Those for the lines that the other has stay as they are. */
async function handOnNotes(page: OwnPage, uid: string, heirUid: string): Promise<void> {
  const [notes, present] = await Promise.all(
    [uid, heirUid].map((person) => readDatabase(`${besideOf(page, person)}/notes`)),
  );
  const updates = missingFrom(present, notes, `${besideOf(page, heirUid)}/notes`);
  if (Object.keys(updates).length > 0) await patchDatabase(updates);
}

/** What the list of all own sheets says. A row that the other has stays as it is. */
async function handOnList(uid: string, heirUid: string): Promise<void> {
  const [rows, present] = await Promise.all(
    [uid, heirUid].map((person) => readDatabase(`worksheets/users/${person}/${ownList}`)),
  );
  const updates = missingFrom(present, rows, `worksheets/users/${heirUid}/${ownList}`);
  if (Object.keys(updates).length > 0) await patchDatabase(updates);
}

/** The entries that are not present there, by where they will stand. */
function missingFrom(present: unknown, entries: unknown, above: string): DatabaseUpdates {
  const missing = Object.entries(isRecord(entries) ? entries : {}).filter(
    ([id]) => !isRecord(present) || !(id in present),
  );
  // They come from the database, so the database can hold them.
  return Object.fromEntries(missing.map(([id, entry]) => [`${above}/${id}`, entry])) as DatabaseUpdates;
}

/** Null where the document cannot be read. */
function findSnapshot({ head, updates }: Readonly<Record<string, unknown>>): string | null {
  try {
    return mergeLog(parseHead(head).snapshot, isRecord(updates) ? updates : {}).snapshot;
  } catch {
    return null;
  }
}
