import 'server-only';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';

/**
 * Deletes what a person alone writes: their own sheets, their own pages in rooms, and how much they may still write.
 * Running it again is harmless.
 * Throws `server/unavailable`.
 */
export async function eraseOwnDocuments(uid: string, roomIds: readonly string[]): Promise<void> {
  const pages = roomIds.map((roomId) => [documentPath(ownPageOf(roomId, uid)), null] as const);
  await patchDatabase({
    [`worksheets/users/${uid}`]: null,
    [`pace/${uid}`]: null,
    ...Object.fromEntries(pages),
  });
}
