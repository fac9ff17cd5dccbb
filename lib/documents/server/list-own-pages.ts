import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import { handoutOfPage, ownPageOf, type DocumentPlace } from '@/lib/documents/document-place';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

export type OwnPage = { place: DocumentPlace; handoutId: string };

/** Where the notes for a learner's page stand; see `lib/class/beside.ts`. */
export const besideOf = ({ place, handoutId }: OwnPage, uid: string): string =>
  `beside/${place.ownerId}/${handoutId}/${uid}`;

/** A learner's pages of all hand-outs of these rooms. Throws `server/unavailable`. */
export async function listOwnPages(uid: string, roomIds: readonly string[]): Promise<OwnPage[]> {
  const pages = roomIds.map(async (roomId) => {
    const documents = await readDatabase(`worksheets/rooms/${roomId}`, { shallow: true });
    const ids = isRecord(documents) ? Object.keys(documents) : [];
    return ids.flatMap((id) => {
      const handoutId = handoutOfPage(id, uid);
      return handoutId === null ? [] : [{ place: ownPageOf(roomId, uid, handoutId), handoutId }];
    });
  });
  return (await Promise.all(pages)).flat();
}
