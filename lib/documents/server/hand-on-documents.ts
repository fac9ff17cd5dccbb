import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import { parseHead } from '@/lib/documents/document-head';
import { documentPath, ownList, ownPageOf } from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { listOwnPages } from '@/lib/documents/server/list-own-pages';
import { patchDatabase, readDatabase, type DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';

/**
 * Gives what a person alone has written to another: their own sheets, and their pages of hand-outs. What the other has
 * there stays, and both are then in one document. It can be cut off anywhere and run again: the entry has a key of its
 * own, and the same update twice is one. A document that cannot be read is set aside there.
 *
 * Throws `server/unavailable`.
 */
export async function handOnDocuments(
  uid: string,
  heirUid: string,
  roomIds: readonly string[],
): Promise<void> {
  const sheets = await readDatabase(`worksheets/users/${uid}`, { shallow: true });
  const pages = await listOwnPages(uid, roomIds);
  const ids = isRecord(sheets) ? Object.keys(sheets).filter((id) => id !== ownList) : [];
  const moves = [
    ...ids.map((id) => [`worksheets/users/${uid}/${id}`, `worksheets/users/${heirUid}/${id}`] as const),
    ...pages.map(({ place, handoutId }) => {
      const heirs = ownPageOf(place.ownerId, heirUid, handoutId);
      return [documentPath(place), documentPath(heirs)] as const;
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
}

/** What the list of all own sheets says. A row that the other has stays as it is. */
async function handOnList(uid: string, heirUid: string): Promise<void> {
  const [rows, present] = await Promise.all(
    [uid, heirUid].map((person) => readDatabase(`worksheets/users/${person}/${ownList}`)),
  );
  const missing = Object.entries(isRecord(rows) ? rows : {}).filter(
    ([id]) => !isRecord(present) || !(id in present),
  );
  const updates = missing.map(([id, row]) => [
    `worksheets/users/${heirUid}/${ownList}/${id}`,
    // It comes from the database, so the database can hold it.
    row as DatabaseUpdates[string],
  ]);
  if (updates.length > 0) await patchDatabase(Object.fromEntries(updates) as DatabaseUpdates);
}

/** Null where the document cannot be read. */
function findSnapshot({ head, updates }: Readonly<Record<string, unknown>>): string | null {
  try {
    return mergeLog(parseHead(head).snapshot, isRecord(updates) ? updates : {}).snapshot;
  } catch {
    return null;
  }
}
