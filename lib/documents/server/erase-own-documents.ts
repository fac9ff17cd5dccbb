import 'server-only';
import { documentPath, inkPlaceOf } from '@/lib/documents/document-place';
import { besideOf, listOwnPages } from '@/lib/documents/server/list-own-pages';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';

/**
 * Deletes what a person alone writes: their own sheets, their pages of hand-outs, the ink on both, what stands beside
 * them, and how much they may still write.
 * Running it again is harmless.
 * Throws `server/unavailable`.
 */
export async function eraseOwnDocuments(uid: string, roomIds: readonly string[]): Promise<void> {
  const pages = (await listOwnPages(uid, roomIds)).flatMap((page) => [
    [documentPath(page.place), null] as const,
    [documentPath(inkPlaceOf(page.place)), null] as const,
    [`progress/${page.place.ownerId}/${page.handoutId}/${uid}`, null] as const,
    [besideOf(page, uid), null] as const,
  ]);
  await patchDatabase({
    [`worksheets/users/${uid}`]: null,
    [`ink/users/${uid}`]: null,
    [`pace/${uid}`]: null,
    ...Object.fromEntries(pages),
  });
}
