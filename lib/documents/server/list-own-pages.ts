import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import { documentKinds, handoutOfPage, ownPageOf, type DocumentPlace } from '@/lib/documents/document-place';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

export type OwnPage = { place: DocumentPlace; handoutId: string };

/** Where the notes for a learner's page stand; see `lib/class/beside.ts`. */
export const besideOf = ({ place, handoutId }: OwnPage, uid: string): string =>
  `beside/${place.ownerId}/${handoutId}/${uid}`;

/**
 * A learner's pages of all hand-outs of these rooms, also those on which they only drew. Throws `server/unavailable`.
 */
export async function listOwnPages(uid: string, roomIds: readonly string[]): Promise<OwnPage[]> {
  const pages = roomIds.map(async (roomId) => {
    const documents = await Promise.all(
      documentKinds.map((kind) => readDatabase(`${kind}/rooms/${roomId}`, { shallow: true })),
    );
    const ids = new Set(documents.flatMap((known) => (isRecord(known) ? Object.keys(known) : [])));
    return [...ids].flatMap((id) => {
      const handoutId = handoutOfPage(id, uid);
      return handoutId === null ? [] : [{ place: ownPageOf(roomId, uid, handoutId), handoutId }];
    });
  });
  return (await Promise.all(pages)).flat();
}
