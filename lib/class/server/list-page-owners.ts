import 'server-only';
import { handoutIdLength } from '@/lib/access/class-rules';
import { isRecord } from '@/lib/core/is-record';
import { handoutOfPage } from '@/lib/documents/document-place';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

/** The learners who have a page of a hand-out. Throws `server/unavailable`. */
export async function listPageOwners(roomId: string, handoutId: string): Promise<string[]> {
  const documents = await readDatabase(`worksheets/rooms/${roomId}`, { shallow: true });
  return Object.keys(isRecord(documents) ? documents : {}).flatMap((id) => {
    const uid = id.slice('own-'.length, -(handoutIdLength + 1));
    return handoutOfPage(id, uid) === handoutId ? [uid] : [];
  });
}
