import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { accessEntrySchema, type MatrixHead, type Room } from '@/lib/rooms/schema';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import type { Organization } from '@/lib/organization/organization';

type Standing = { roomId: string; room: Room; head: MatrixHead | null; organization: Organization };

/**
 * The people of a room who get a page: who may use a page of their own, and do not lead the class themselves. Throws
 * `data/unreadable`.
 */
export async function listLearners(
  tx: Transaction,
  { roomId, room, head, organization }: Standing,
  now: number,
): Promise<string[]> {
  const places = adminFirestore().collection(`rooms/${roomId}/access`);
  const { docs } = await tx.get(places.withConverter(documentConverter(accessEntrySchema)));
  return docs
    .filter(({ id }) => id !== '_matrix')
    .filter((document) => {
      const entry = document.data();
      if (!('profile' in entry)) return false;
      const { access } = readStanding({ organization, room, entry, head, isBanned: false }, now);
      return access['worksheet:own'].allowed && !access['class:run'].allowed;
    })
    .map(({ id }) => id);
}
