import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import { parseHead } from '@/lib/documents/document-head';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';

/**
 * Gives what a person alone has written to another: their own sheets, and their own pages in rooms. What the other has
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
  const ids = isRecord(sheets) ? Object.keys(sheets) : [];
  const moves = [
    ...ids.map((id) => [`worksheets/users/${uid}/${id}`, `worksheets/users/${heirUid}/${id}`] as const),
    ...roomIds.map((roomId) => {
      const [from, to] = [uid, heirUid].map((person) => documentPath(ownPageOf(roomId, person)));
      return [from ?? '', to ?? ''] as const;
    }),
  ];
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

/** Null where the document cannot be read. */
function findSnapshot({ head, updates }: Readonly<Record<string, unknown>>): string | null {
  try {
    return mergeLog(parseHead(head).snapshot, isRecord(updates) ? updates : {}).snapshot;
  } catch {
    return null;
  }
}
